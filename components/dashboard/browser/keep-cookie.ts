const YEAR_SECONDS = 31_536_000;

/** Keeps how this browser shows the dashboard, so that the server draws it so from the first byte. */
export const keepCookie = (name: string, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Path=/dashboard; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
};
