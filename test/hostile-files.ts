import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** Files that users upload, good and bad. */

const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: "#c33" } });
export const pngFile = (): Promise<Buffer> => picture().png().toBuffer();
export const webpFile = (): Promise<Buffer> => picture().webp().toBuffer();
export const gifFile = (): Promise<Buffer> => picture().gif().toBuffer();

/** Metadata that a phone writes into its photos, which must be removed. */
export const PHOTO_SECRET = "SECRET-PLACE";
export const jpgFile = (): Promise<Buffer> =>
  picture()
    .withExifMerge({ IFD0: { Copyright: PHOTO_SECRET }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
/** Its orientation tag says that it has to be rotated. */
export const lyingFile = (): Promise<Buffer> => picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();

export const PDF_FILE = "%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n";
export const SVG_FILE = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** A PNG of a few hundred bytes that claims these dimensions. */
export const bombFile = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * 64));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([size, body, sum]);
};

const crc = (bytes: Buffer): number => {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
};
