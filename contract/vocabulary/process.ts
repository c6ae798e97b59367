/** Status of a return process (specification, "States and transitions"). */
export const PROCESS_STATUSES = ["RUNNING", "COMPLETED", "FAILED", "CANCELED", "ON_HOLD"] as const;
export type ProcessStatus = (typeof PROCESS_STATUSES)[number];

/** Final statuses. */
export const TERMINAL_STATUSES = ["COMPLETED", "FAILED", "CANCELED"] as const satisfies readonly ProcessStatus[];

export const isTerminal = (status: ProcessStatus): boolean => (TERMINAL_STATUSES as readonly string[]).includes(status);

/** How a return was created. FOUND: from an unexpected parcel. STAFF: by the store for the shopper. */
export const RETURN_ORIGINS = ["PORTAL", "IMPORT", "FOUND", "STAFF"] as const;
export type ReturnOrigin = (typeof RETURN_ORIGINS)[number];
