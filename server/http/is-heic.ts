/** Brand prefixes of HEIF files: HEVC pictures taken by phones, single or in a sequence. */
const BRANDS = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;
const [BRAND_AT, BRAND_END] = [4, 12];

/**
 * Returns whether a file is a HEIC photo, by its first bytes or its name. Many phones take them, and few programs can
 * read them.
 */
export const isHeic = ({ name, bytes }: { name: string; bytes: Uint8Array }): boolean => {
  const box = Buffer.from(bytes.subarray(BRAND_AT, BRAND_END)).toString("latin1");
  return (box.startsWith("ftyp") && BRANDS.test(box.slice(BRAND_AT))) || /\.hei[cf]$/i.test(name);
};
