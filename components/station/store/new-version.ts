const NAME = "homeward.station.renewed";
/**
 * A page that is still old after a reload came from this device because the server was slow: one reload is enough then.
 */
const AGAIN_MS = 300_000;

/** Whether the server runs another build than this page. Without a response it is unknown. */
export const isOutdated = async (build: string): Promise<boolean> => {
  if (build === "") return false;
  // Only a build itself has this file; the service worker ignores HEAD requests.
  const asked = fetch(`/_next/static/${build}/_buildManifest.js`, { method: "HEAD", cache: "no-store" });
  const answer = await asked.catch(() => null);
  return answer?.status === 404;
};

type Renewed = { readonly atMs: number; readonly openId: string | null };

/** Reloads the page with the open parcel; false if that was done a moment ago. */
export const renewPage = (nowMs: number, openId: string | null): boolean => {
  const before = readRenewed();
  if (before !== null && Math.abs(nowMs - before.atMs) < AGAIN_MS) return false;
  sessionStorage.setItem(NAME, JSON.stringify({ atMs: nowMs, openId } satisfies Renewed));
  location.reload();
  return true;
};

/** The parcel that was open when the page reloaded, returned once; null for none. */
export const takeOpenId = (): string | null => {
  const before = readRenewed();
  if (before?.openId == null) return null;
  sessionStorage.setItem(NAME, JSON.stringify({ ...before, openId: null } satisfies Renewed));
  return before.openId;
};

const readRenewed = (): Renewed | null => {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? "null") as Renewed | null;
  } catch {
    return null;
  }
};
