/** By these names a machine calls itself. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether an address leads whoever opens it to their own machine: a phone to itself. */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);

/**
 * The link for the phone. Where the server was told no address (`APP_URL`) that others reach, it leads to the one at which
 * the station itself is open: what the bench reaches over its network, a phone there reaches as well.
 */
export const phoneLinkAt = (origin: string, told: string): string => {
  if (!isLoopback(told)) return told;
  const { pathname, hash } = new URL(told);
  return `${origin}${pathname}${hash}`;
};
