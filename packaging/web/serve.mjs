// Hands out dist/web as any static server would, for the check and for a look: node packaging/web/serve.mjs [PORT]
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES = {
  ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".png": "image/png",
  ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
};
export const FOLDER = fileURLToPath(new URL("../../dist/web/", import.meta.url));

/** Serves FOLDER; `change` may alter what is sent of a file. */
export function serve(port, change = (_, bytes) => bytes) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const file = path.endsWith("/") ? `${path}index.html` : path;
    try {
      const bytes = change(file, await readFile(join(FOLDER, file)));
      response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await serve(Number(process.argv[2] ?? 8080));
  console.log(`http://localhost:${server.address().port}/`);
}
