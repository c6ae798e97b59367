/** What the brand of such a file begins with: pictures of telephones in HEVC, alone or in a row. */
const BRANDS = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;
const [BRAND_AT, BRAND_END] = [4, 12];

/** A photo of the kind that many telephones take and few programs read, by its first bytes or its name. */
export const isHeic = ({ name, bytes }: { name: string; bytes: Uint8Array }): boolean => {
  const box = Buffer.from(bytes.subarray(BRAND_AT, BRAND_END)).toString("latin1");
  return (box.startsWith("ftyp") && BRANDS.test(box.slice(BRAND_AT))) || /\.hei[cf]$/i.test(name);
};
