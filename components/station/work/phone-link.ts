/** Names by which a machine calls itself. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether a URL leads each device to itself: a phone to the phone. */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);

/**
 * The link for the phone. If the server has no public URL (`APP_URL`), it uses the one at which the station is open:
 * what the bench reaches over its network, a phone there reaches too.
 */
export const phoneLinkAt = (origin: string, told: string): string => {
  if (!isLoopback(told)) return told;
  const { pathname, hash } = new URL(told);
  return `${origin}${pathname}${hash}`;
};
