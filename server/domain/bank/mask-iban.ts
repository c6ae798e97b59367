import { normaliseIban } from "./check-iban";

/**
 * An IBAN as it may be shown: "DE89 •••• 3000". Country, check digits and the last four characters are enough to know
 * one's own account by. What is too short to hide anything is hidden whole.
 */
export const maskIban = (iban: string): string => {
  const bare = [...normaliseIban(iban)];
  if (bare.length < 12) return "••••";
  return `${bare.slice(0, 4).join("")} •••• ${bare.slice(-4).join("")}`;
};
