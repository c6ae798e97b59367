/**
 * One of our own addresses without its host: the portal may be open at another one than that of the mails, where a
 * browser would look for pictures in vain.
 */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};
