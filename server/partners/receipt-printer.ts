/** Creates a printable receipt: a PDF in A4, with the same bytes for the same content. */
export type ReceiptPrinter = { print(receipt: Receipt): Promise<Uint8Array> };

export type Receipt = {
  readonly language: string;
  /** The language's direction: "rtl" is set from the right edge. */
  readonly direction: "ltr" | "rtl";
  readonly issuer: string;
  readonly title: string;
  /** Shown large, in mono. */
  readonly number: string;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /** The number as a QR code next to it, for scanners; absent: none. */
  readonly code?: string;
  /** The statement, word for word. */
  readonly statement: { readonly label: string; readonly text: string };
  readonly notes: readonly string[];
  /** A note for missing characters; `mark` is what replaces them. */
  readonly leftOutNote: (mark: string) => string;
  readonly issuedAt: Date;
};
