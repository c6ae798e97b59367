/** One mail before it has a form: what its HTML and its plain text say alike. */
export type MailContent = {
  /** Without the store's name and the return's code. */
  subject: string;
  /** The line that mail programs show beside the subject. */
  preheader: string;
  headline: string;
  blocks: MailBlock[];
  action: string;
};

export type MailBlock =
  | { kind: "text"; text: string }
  /** Words of the merchant, as they are. */
  | { kind: "quote"; label: string; text: string }
  | { kind: "rows"; title: string; rows: MailRow[]; total?: { label: string; value: string } };

export type MailRow = {
  label: string;
  /** Below the label, smaller. */
  notes: string[];
  value: string;
  /** What somebody copies or types elsewhere: in mono, under its label. */
  code?: { label: string; text: string };
};

/** A value in its field box. */
export type MailField = { label: string; value: string; isCode: boolean };

/** What every mail of a store looks like and ends with. */
export type MailFrame = {
  language: string;
  /** Which way the language runs. */
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

/** Button and links, by day and by night, as #rrggbb. */
export type MailColors = Record<"light" | "dark", { button: string; onButton: string; edge: string; link: string }>;
