/** FOUND and MISSING are responses of the domain's DNS; NO_ANSWER means that no server responded. */
type RecordAnswer = "FOUND" | "MISSING" | "NO_ANSWER";

/** DIFFERENT: there is a record with that name but another key. */
export type DkimAnswer = RecordAnswer | "DIFFERENT";

/** Looks up which servers may send email for a domain. Never throws: without DNS, nothing is known. */
export type SenderDns = {
  lookUp(domain: string): Promise<{ spf: RecordAnswer; dmarc: RecordAnswer }>;
  /** `publicKey`: base64, as in the record. */
  lookUpDkim(record: { name: string; publicKey: string }): Promise<DkimAnswer>;
};
