const NAME = "homeward.station.renewed";
/** A page that is as old after it was opened anew came from this device, as the server was slow: once is enough then. */
const AGAIN_MS = 300_000;

/** Whether the server runs another build than this page came from. Without an answer nothing is known. */
export const isOutdated = async (build: string): Promise<boolean> => {
  if (build === "") return false;
  // Only a build itself has this file; the service worker lets HEAD pass.
  const asked = fetch(`/_next/static/${build}/_buildManifest.js`, { method: "HEAD", cache: "no-store" });
  const answer = await asked.catch(() => null);
  return answer?.status === 404;
};

type Renewed = { readonly atMs: number; readonly openId: string | null };

/** Opens the page anew with the parcel that lies on the bench; false where that was done a moment ago. */
export const renewPage = (nowMs: number, openId: string | null): boolean => {
  const before = readRenewed();
  if (before !== null && Math.abs(nowMs - before.atMs) < AGAIN_MS) return false;
  sessionStorage.setItem(NAME, JSON.stringify({ atMs: nowMs, openId } satisfies Renewed));
  location.reload();
  return true;
};

/** The parcel that lay on the bench when the page was opened anew, told once; null for none. */
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
