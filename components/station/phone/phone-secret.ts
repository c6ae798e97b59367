const NAME = "homeward.phone";
const BYTES = 32;

/** What this phone shows from now on: made here, kept in this tab, known to nobody else. */
export const phoneSecret = (): string => {
  const kept = sessionStorage.getItem(NAME);
  if (kept !== null) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  sessionStorage.setItem(NAME, secret);
  return secret;
};

export const hasPhoneSecret = (): boolean => sessionStorage.getItem(NAME) !== null;

export const forgetPhoneSecret = (): void => sessionStorage.removeItem(NAME);

/** The link of the QR code, taken out of the address: nobody reads it over a shoulder, and no history keeps it. */
export const takeLink = (): string => {
  const link = location.hash.slice(1);
  if (link !== "") history.replaceState(null, "", location.pathname);
  return link;
};
