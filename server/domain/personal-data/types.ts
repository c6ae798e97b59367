/** How much is kept of a person, or was erased. */
export type PersonalDataCounts = {
  orders: number;
  returns: number;
  drafts: number;
  files: number;
  mails: number;
  withdrawals: number;
};

/** What is kept of a person: rows by their ids, and the mail boxes under which they are known. */
export type KeptOfPerson = {
  /** As compared: trimmed, lower case; empty where only old returns are forgotten. */
  emails: readonly string[];
  orderIds: readonly string[];
  processIds: readonly string[];
};
