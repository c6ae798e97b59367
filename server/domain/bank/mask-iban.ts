import { normaliseIban } from "./check-iban";

/**
 * Masks an IBAN for display: "DE89 •••• 3000". Country, check digits and the last four characters are enough to
 * recognize one's own account. Text too short to mask this way is hidden entirely.
 */
export const maskIban = (iban: string): string => {
  const bare = [...normaliseIban(iban)];
  if (bare.length < 12) return "••••";
  return `${bare.slice(0, 4).join("")} •••• ${bare.slice(-4).join("")}`;
};
