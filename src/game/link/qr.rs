//! QR codes: a link that a phone's camera reads from another screen.

use qrcodegen::{QrCodeEcc, QrSegment};

/// The squares of a QR code of level M or better: it can be read while up to 15 in 100 of them are not.
#[derive(Clone, PartialEq, Eq)]
pub struct QrCode(qrcodegen::QrCode);

impl QrCode {
    /// How many light modules a reader needs around the code on each side.
    pub const QUIET: usize = 4;

    /// The code of that text; `None` where it is too long for one.
    ///
    /// What stands behind the last `#` is in the letters that QR codes take fewer bits for; the rest is in bytes.
    pub fn of(text: &str) -> Option<Self> {
        let (base, letters) = text.split_at(text.rfind('#').map_or(0, |at| at + 1));
        let letters = if QrSegment::is_alphanumeric(letters) {
            QrSegment::make_alphanumeric(letters)
        } else {
            QrSegment::make_bytes(letters.as_bytes())
        };
        let base = (!base.is_empty()).then(|| QrSegment::make_bytes(base.as_bytes()));
        let segments: Vec<QrSegment> = base.into_iter().chain([letters]).collect();
        qrcodegen::QrCode::encode_segments(&segments, QrCodeEcc::Medium)
            .ok()
            .map(Self)
    }

    /// How many modules it has across and down, those it needs around it left aside: 21 to 177.
    pub fn modules(&self) -> usize {
        usize::try_from(self.0.size()).unwrap_or_default()
    }

    /// Whether the module in that column and row is dark. Those beyond are light.
    pub fn is_dark(&self, column: usize, row: usize) -> bool {
        let at = |index| i32::try_from(index).unwrap_or(i32::MAX);
        self.0.get_module(at(column), at(row))
    }
}
