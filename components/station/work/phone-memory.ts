import type { Phone } from "./types";

const NAME = "homeward.station.phone";

/** The phone of this tab, after a reload. */
export const keptPhone = (): Phone | null => {
  const pairingId = sessionStorage.getItem(NAME);
  return pairingId === null ? null : { pairingId, url: "", linkUntilMs: 0, isPaired: false };
};

export const keepPhone = (phone: Phone | null): void => {
  if (phone === null) sessionStorage.removeItem(NAME);
  else sessionStorage.setItem(NAME, phone.pairingId);
};
