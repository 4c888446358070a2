/* Wine 8 has no bcryptprimitives.dll, from which Rust's library takes random numbers; every Windows since 7 has. For the
   check alone: the same from the older function. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) { return RtlGenRandom(data, (ULONG)size); }
