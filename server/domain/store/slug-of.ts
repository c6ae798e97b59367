/** Maximum length of the address. */
const MOST = 63;

/**
 * Returns a store's name for its portal address: "Kähler & Söhne" becomes "kahler-sohne"; "shop" if nothing is left.
 */
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
