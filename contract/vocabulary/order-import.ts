export const ORDER_IMPORT_STATES = ["PENDING", "RUNNING", "DONE", "FAILED"] as const;
export type OrderImportState = (typeof ORDER_IMPORT_STATES)[number];

/** What the rows of a file are. */
export const FILE_KINDS = ["ORDERS", "RETURNS"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const ORDER_FILE_FORMATS = ["CSV", "NDJSON"] as const;
export type OrderFileFormat = (typeof ORDER_FILE_FORMATS)[number];
