/** FOUND and MISSING are answers of the domain's DNS; NO_ANSWER means that nobody could be asked. */
type RecordAnswer = "FOUND" | "MISSING" | "NO_ANSWER";

/** DIFFERENT: there is a record of that name, with another key. */
export type DkimAnswer = RecordAnswer | "DIFFERENT";

/** Looks up what a domain says of who may send email for it. Never throws: without DNS nothing is known. */
export type SenderDns = {
  lookUp(domain: string): Promise<{ spf: RecordAnswer; dmarc: RecordAnswer }>;
  /** `publicKey`: base64, as the record has it. */
  lookUpDkim(record: { name: string; publicKey: string }): Promise<DkimAnswer>;
};
