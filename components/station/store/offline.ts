/** No more pictures than a morning's parcels need. */
const MOST_PICTURES = 600;

/** Stores the station itself on this device, so that it opens offline. */
export const keepShell = async (): Promise<void> => {
  if (!("serviceWorker" in navigator) || process.env.NODE_ENV !== "production") return;
  await navigator.serviceWorker.register("/station-worker.js", { scope: "/station" });
  const shell = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/_next/static/`));
  await tell({ kind: "KEEP_SHELL", shell: [...new Set(shell)] });
};

type Pictured = { readonly units: readonly { readonly verdict: string; readonly image_url: string }[] };

/** Stores the pictures of what is still to be inspected. */
export const keepPictures = async (parcels: Iterable<Pictured>): Promise<void> => {
  const urls = [...parcels].flatMap(({ units }) =>
    units.filter(({ verdict }) => verdict === "UNDECIDED").map(({ image_url }) => image_url),
  );
  const pictures = [...new Set(urls)].filter((url) => url !== "").map((url) => new URL(url, location.href).href);
  await tell({ kind: "KEEP_PICTURES", pictures: pictures.slice(0, MOST_PICTURES) });
};

/** Pictures can be loaded again, verdicts can't: on a full disk they are deleted first. */
export const dropPictures = async (): Promise<void> => {
  if ("caches" in window) await caches.delete("station-pictures");
};

/** Somebody else works here: the page that opens offline is theirs. */
export const renewShell = (): Promise<void> => tell({ kind: "RENEW" });

/** Signing out removes shoppers' names; only unsent work stays. */
export const forgetShell = (): Promise<void> => tell({ kind: "FORGET" });

const tell = async (message: object): Promise<void> => {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration("/station");
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  worker?.postMessage(message);
};
