/** The test order: units of each line and the price of each, in minor units. */
export const LINES = [
  { quantity: 2, paidMinor: 5000 },
  { quantity: 1, paidMinor: 3000 },
  { quantity: 3, paidMinor: 1250 },
] as const;
