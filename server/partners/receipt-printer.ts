/** Makes a receipt on paper: a PDF on A4, the same bytes for the same content. */
export type ReceiptPrinter = { print(receipt: Receipt): Promise<Uint8Array> };

export type Receipt = {
  readonly language: string;
  /** Which way the language runs: "rtl" is set from the right edge. */
  readonly direction: "ltr" | "rtl";
  readonly issuer: string;
  readonly title: string;
  /** Shown large, in mono. */
  readonly number: string;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /** What the number says to a scanner, as a QR code beside it; absent: none. */
  readonly code?: string;
  /** What was declared, word for word. */
  readonly statement: { readonly label: string; readonly text: string };
  readonly notes: readonly string[];
  /** A further note where letters had to be left out; `mark` is what stands in their place. */
  readonly leftOutNote: (mark: string) => string;
  readonly issuedAt: Date;
};
