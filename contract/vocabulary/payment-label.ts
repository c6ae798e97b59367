const CARD = /^(?<card>\S.*?) ending in (?<digits>\d{2,6})$/i;

/** Returns card and last digits of "Visa ending in 42"; null for any other payment method label. */
export const cardOf = (label: string): { card: string; digits: string } | null => {
  const { card, digits } = CARD.exec(label.trim())?.groups ?? {};
  return card === undefined || digits === undefined ? null : { card, digits };
};
