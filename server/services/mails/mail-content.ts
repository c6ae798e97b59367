/** The content of one email before layout, shared by its HTML and its plain text. */
export type MailContent = {
  /** Without the store's name and the return's code. */
  subject: string;
  /** The line that email apps show beside the subject. */
  preheader: string;
  headline: string;
  blocks: MailBlock[];
  action: string;
};

export type MailBlock =
  | { kind: "text"; text: string }
  /** The merchant's words, unchanged. */
  | { kind: "quote"; label: string; text: string }
  | { kind: "rows"; title: string; rows: MailRow[]; total?: { label: string; value: string } };

export type MailRow = {
  label: string;
  /** Below the label, smaller. */
  notes: string[];
  value: string;
  /** Text to copy or type elsewhere: monospaced, under its label. */
  code?: { label: string; text: string };
};

/** A value in its field box. */
export type MailField = { label: string; value: string; isCode: boolean };

/** The look and footer of every email of a store. */
export type MailFrame = {
  language: string;
  /** The writing direction of the language. */
  direction: "ltr" | "rtl";
  storeName: string;
  /** Absolute address, or "". */
  logoUrl: string;
  colors: MailColors;
  /** Corner radius of the button in pixels. */
  radius: number;
  fields: MailField[];
  statusUrl: string;
  why: string;
  contact: { text: string; email: string } | null;
  policy: { label: string; url: string } | null;
};

/** Colors of button and links, for light and dark mode, as #rrggbb. */
export type MailColors = Record<"light" | "dark", { button: string; onButton: string; edge: string; link: string }>;
