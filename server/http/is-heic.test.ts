import { expect, test } from "vitest";
import { isHeic } from "./is-heic";

const file = (box: string): Uint8Array => Buffer.from(`\0\0\0\x18${box}\0\0\0\0`, "latin1");

test.each([
  ["a telephone's photo under its name", "IMG_1.HEIC", file("")],
  ["one that was renamed", "seam.jpg", file("ftypheic")],
  ["several in one", "seam", file("ftypmif1")],
])("recognizes %s", (_, name, bytes) => expect(isHeic({ name, bytes })).toBe(true));

test.each([
  ["a film", "seam.mp4", file("ftypisom")],
  ["a picture that browsers show", "seam.avif", file("ftypavif")],
  ["an empty file", "heic", file("").subarray(0, 0)],
])("rejects %s", (_, name, bytes) => expect(isHeic({ name, bytes })).toBe(false));
