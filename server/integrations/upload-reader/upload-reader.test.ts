import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { UPLOAD_KINDS, UploadRefused } from "@/server/partners/upload-reader";
import { createUploadReader } from "./upload-reader";

const reader = createUploadReader();
const read = (bytes: Uint8Array, allowed = UPLOAD_KINDS as readonly (typeof UPLOAD_KINDS)[number][]) =>
  reader.read({ bytes, allowed });

const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: "#c33" } });
const png = () => picture().png().toBuffer();
const jpg = () =>
  picture()
    .withExifMerge({ IFD0: { Copyright: "SECRET-PLACE" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();

/** A PNG that says it is that large: its pixels are one value, so it is a few kilobytes. */
const bomb = (width: number, height: number): Buffer => {
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

const PDF = "%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n";

describe("what is taken", () => {
  test("a picture is known by its content and drawn anew in its own format", async () => {
    const file = await read(await png());
    expect([file.kind, file.contentType, file.extension]).toEqual(["png", "image/png", "png"]);
    expect(await sharp(file.bytes).metadata()).toMatchObject({ width: 40, height: 20, format: "png" });
    const webp = await read(await picture().webp().toBuffer());
    expect([webp.kind, webp.contentType]).toEqual(["webp", "image/webp"]);
  });

  test("nothing but pixels is left of a photo: no place, no camera, no owner", async () => {
    const before = await jpg();
    expect(before.includes("SECRET-PLACE")).toBe(true);
    const { bytes, contentType } = await read(before);
    expect(contentType).toBe("image/jpeg");
    expect(Buffer.from(bytes).includes("SECRET-PLACE")).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test("a photo that lies on its side is turned, because the note that says so is taken away", async () => {
    const lying = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes } = await read(lying);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  test("what hides behind a picture is gone", async () => {
    const polyglot = Buffer.concat([await png(), Buffer.from("PK\u0003\u0004<script>alert(1)</script>")]);
    const { bytes } = await read(polyglot);
    expect(Buffer.from(bytes).includes("<script>")).toBe(false);
  });

  test("a PDF is kept as it is", async () => {
    const { kind, bytes } = await read(Buffer.from(PDF));
    expect([kind, Buffer.from(bytes).toString()]).toEqual(["pdf", PDF]);
  });
});

describe("what is refused", () => {
  const refusals: [string, () => Promise<Uint8Array> | Uint8Array, RegExp][] = [
    ["nothing at all", () => new Uint8Array(0), /must be pdf, png, jpg or webp/],
    ["text", () => Buffer.from("just some words, no picture at all"), /must be pdf, png, jpg or webp by its content/],
    ["a web page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), /by its content/],
    [
      "a drawing with a script",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /by its content/,
    ],
    ["an archive", () => Buffer.from("PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000"), /by its content/],
    ["another format of pictures", () => picture().gif().toBuffer(), /by its content/],
    ["a picture of too many pixels", () => bomb(60_000, 60_000), /60000 × 60000 pixels; at most 25 megapixels/],
    ["a picture that is cut off", async () => (await jpg()).subarray(0, 400), /damaged or cut off/],
    ["the first bytes of a picture", async () => (await png()).subarray(0, 12), /by its content|damaged/],
    [
      "a picture's head on something else",
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("<?php system('ls') ?>")]),
      /damaged or cut off/,
    ],
    ["a PDF that is cut off", () => Buffer.from(PDF.slice(0, 60)), /its end is missing/],
    ["a PDF that is an archive as well", () => Buffer.from(`${PDF}PK\u0003\u0004`), /behind the end/],
    [
      "a PDF with a script",
      () => Buffer.from(PDF.replace("/Catalog", "/Catalog/OpenAction<</S/JavaScript>>")),
      /scripts/,
    ],
  ];

  test.each(refusals)("%s", async (_, make, words) => {
    const bytes = await make();
    const refused = await read(bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UploadRefused);
    expect((refused as Error).message).toMatch(words);
  });

  test("a kind that is not wanted here", async () => {
    await expect(read(await picture().webp().toBuffer(), ["pdf", "png", "jpg"])).rejects.toThrow(
      "must be pdf, png or jpg",
    );
  });

  test("one bad file does not stop the next", async () => {
    const [cut, whole] = [(await jpg()).subarray(0, 400), await png()];
    const [bad, good] = await Promise.allSettled([read(cut), read(whole)]);
    expect([bad.status, good.status]).toEqual(["rejected", "fulfilled"]);
  });
});
