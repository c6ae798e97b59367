/** FOUND and MISSING are answers of the domain's DNS; NO_ANSWER means that nobody could be asked. */
type RecordAnswer = "FOUND" | "MISSING" | "NO_ANSWER";

/** Looks up whether a domain says who may send email for it. Never throws: without DNS nothing is known. */
export type SenderDns = { lookUp(domain: string): Promise<{ spf: RecordAnswer; dmarc: RecordAnswer }> };
