/** Where a sign-in may lead: an address of this installation, whole or a path; anything else leads to the dashboard. */
export const redirectWithin = (baseUrl: string, url: string): string => {
  const { origin } = new URL(baseUrl);
  const wanted = URL.canParse(url, origin) ? new URL(url, origin) : null;
  return wanted?.origin === origin ? wanted.href : `${origin}/dashboard`;
};
