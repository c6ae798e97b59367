/**
 * Returns where a sign-in may redirect: an address of this installation, absolute or a path; anything else becomes the
 * dashboard.
 */
export const redirectWithin = (baseUrl: string, url: string): string => {
  const { origin } = new URL(baseUrl);
  const wanted = URL.canParse(url, origin) ? new URL(url, origin) : null;
  return wanted?.origin === origin ? wanted.href : `${origin}/dashboard`;
};
