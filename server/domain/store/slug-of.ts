/** Longest that an address takes. */
const MOST = 63;

/** What a store's portal may be called in its address: "Kähler & Söhne" is "kahler-sohne"; "shop" where nothing is left. */
export const slugOf = (name: string): string => {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, MOST);
  return plain.replace(/-$/, "") || "shop";
};
