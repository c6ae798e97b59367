/** A stored SEPA payment file: its contents are loaded with it, except the accounts in it. */
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
  /** Transfers that were taken out; `open` and `openMinor`: the others still to be marked as sent. */
  takenOut: number;
  open: number;
  openMinor: number;
};
