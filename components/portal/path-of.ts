/**
 * One of our own URLs without its host: the portal may be open at a host other than that of the emails, where a browser
 * wouldn't find the pictures.
 */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};
