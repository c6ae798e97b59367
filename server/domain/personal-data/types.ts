/** How much data of a person is stored, or was erased. */
export type PersonalDataCounts = {
  orders: number;
  returns: number;
  drafts: number;
  files: number;
  mails: number;
  withdrawals: number;
};

/** The stored data of a person: rows by ID, and the email addresses under which they are known. */
export type KeptOfPerson = {
  /** As compared: trimmed, lower case; empty if only old returns are erased. */
  emails: readonly string[];
  orderIds: readonly string[];
  processIds: readonly string[];
};
