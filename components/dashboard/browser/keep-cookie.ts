const YEAR_SECONDS = 31_536_000;

/** Stores how this browser shows the dashboard in a cookie, so that the server renders it that way from the start. */
export const keepCookie = (name: string, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Path=/dashboard; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
};
