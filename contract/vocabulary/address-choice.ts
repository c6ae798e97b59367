/** The sender's choice when the carrier spells an address differently. */
export const SENDER_CHOICES = ["CORRECTED", "GIVEN"] as const;
export type SenderChoice = (typeof SENDER_CHOICES)[number];

/**
 * Result for the carrier's version of an address. OPEN: not chosen yet. NORMALIZED: only the formatting differed, so it
 * was used.
 */
export const ADDRESS_CHOICES = ["OPEN", ...SENDER_CHOICES, "NORMALIZED"] as const;
export type AddressChoice = (typeof ADDRESS_CHOICES)[number];
