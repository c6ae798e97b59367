import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { UPLOAD_KINDS, UploadRefused } from "@/server/partners/upload-reader";
import {
  bombFile,
  gifFile,
  jpgFile,
  lyingFile,
  PDF_FILE,
  PHOTO_SECRET,
  pngFile,
  SVG_FILE,
  webpFile,
} from "@/test/hostile-files";
import { createUploadReader } from "./upload-reader";

const reader = createUploadReader();
const read = (bytes: Uint8Array, allowed = UPLOAD_KINDS as readonly (typeof UPLOAD_KINDS)[number][]) =>
  reader.read({ bytes, allowed });

describe("accepted files", () => {
  test("recognizes an image by its content and re-encodes it in its own format", async () => {
    const file = await read(await pngFile());
    expect([file.kind, file.contentType, file.extension]).toEqual(["png", "image/png", "png"]);
    expect(await sharp(file.bytes).metadata()).toMatchObject({ width: 40, height: 20, format: "png" });
    const webp = await read(await webpFile());
    expect([webp.kind, webp.contentType]).toEqual(["webp", "image/webp"]);
  });

  test("keeps nothing but the pixels of a photo: no location, camera or owner", async () => {
    const before = await jpgFile();
    expect(before.includes(PHOTO_SECRET)).toBe(true);
    const { bytes, contentType } = await read(before);
    expect(contentType).toBe("image/jpeg");
    expect(Buffer.from(bytes).includes(PHOTO_SECRET)).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test("rotates a photo by its orientation tag, which is removed", async () => {
    const lying = await lyingFile();
    const { bytes } = await read(lying);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  test("fits an image into the requested size and keeps a small one as it is", async () => {
    const { bytes } = await reader.read({
      bytes: await pngFile(),
      allowed: ["png"],
      within: { width: 10, height: 10 },
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 10, height: 5 });
    const same = await reader.read({ bytes: await pngFile(), allowed: ["png"], within: { width: 900, height: 900 } });
    expect(await sharp(same.bytes).metadata()).toMatchObject({ width: 40, height: 20 });
  });

  test("removes data hidden after an image", async () => {
    const polyglot = Buffer.concat([await pngFile(), Buffer.from("PK\u0003\u0004<script>alert(1)</script>")]);
    const { bytes } = await read(polyglot);
    expect(Buffer.from(bytes).includes("<script>")).toBe(false);
  });

  test("keeps a PDF unchanged", async () => {
    const { kind, bytes } = await read(Buffer.from(PDF_FILE));
    expect([kind, Buffer.from(bytes).toString()]).toEqual(["pdf", PDF_FILE]);
  });
});

describe("rejected files", () => {
  const refusals: [string, () => Promise<Uint8Array> | Uint8Array, RegExp][] = [
    ["nothing at all", () => new Uint8Array(0), /must be pdf, png, jpg or webp/],
    ["text", () => Buffer.from("just some words, no picture at all"), /must be pdf, png, jpg or webp by its content/],
    ["a web page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), /by its content/],
    ["a drawing with a script", () => Buffer.from(SVG_FILE), /by its content/],
    ["an archive", () => Buffer.from("PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000"), /by its content/],
    ["another format of pictures", () => gifFile(), /by its content/],
    ["a picture of too many pixels", () => bombFile(60_000, 60_000), /60000 × 60000 pixels; at most 25 megapixels/],
    ["a picture that is cut off", async () => (await jpgFile()).subarray(0, 400), /damaged or cut off/],
    ["the first bytes of a picture", async () => (await pngFile()).subarray(0, 12), /by its content|damaged/],
    [
      "a picture's head on something else",
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("<?php system('ls') ?>")]),
      /damaged or cut off/,
    ],
    ["a PDF that is cut off", () => Buffer.from(PDF_FILE.slice(0, 60)), /its end is missing/],
    ["a PDF that is an archive as well", () => Buffer.from(`${PDF_FILE}PK\u0003\u0004`), /behind the end/],
    [
      "a PDF with a script",
      () => Buffer.from(PDF_FILE.replace("/Catalog", "/Catalog/OpenAction<</S/JavaScript>>")),
      /scripts/,
    ],
  ];

  test.each(refusals)("%s", async (_, make, words) => {
    const bytes = await make();
    const refused = await read(bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UploadRefused);
    expect((refused as Error).message).toMatch(words);
  });

  test("a type that is not accepted here", async () => {
    await expect(read(await webpFile(), ["pdf", "png", "jpg"])).rejects.toThrow("must be pdf, png or jpg");
  });

  test("one bad file does not block the next", async () => {
    const [cut, whole] = [(await jpgFile()).subarray(0, 400), await pngFile()];
    const [bad, good] = await Promise.allSettled([read(cut), read(whole)]);
    expect([bad.status, good.status]).toEqual(["rejected", "fulfilled"]);
  });
});
