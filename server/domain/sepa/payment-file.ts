/** A SEPA payment file as it is kept: what it holds is read with it, the accounts in it are not. */
export type PaymentFile = {
  id: string;
  ecommerceId: string;
  storeName: string;
  totalMinor: number;
  count: number;
  /** YYYY-MM-DD. */
  executionOn: string;
  sealedAccount: string;
  accountMask: string;
  downloads: number;
  createdByName: string;
  createdAt: string;
  /** Transfers that someone took out, and of the others those that are still to be marked as sent. */
  takenOut: number;
  open: number;
  openMinor: number;
};
