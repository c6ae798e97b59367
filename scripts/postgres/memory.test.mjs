import { describe, expect, test } from "vitest";
import { sharedBuffersMb, usableBytes } from "./memory.mjs";

const GB = 1024 ** 3;

describe("memory of the built-in PostgreSQL", () => {
  test.each([
    [0.5 * GB, 128],
    [1 * GB, 128],
    [8 * GB, 1024],
    [256 * GB, 4096],
  ])("uses for %d bytes %d MB", (bytes, megabytes) => {
    expect(sharedBuffersMb(bytes)).toBe(megabytes);
  });

  test("is based on a container's limit if there is one", () => {
    expect(usableBytes({ total: 64 * GB, limit: 4 * GB })).toBe(4 * GB);
    expect(usableBytes({ total: 64 * GB, limit: 2 ** 63 })).toBe(64 * GB);
    expect(usableBytes({ total: 64 * GB, limit: 0 })).toBe(64 * GB);
    expect(usableBytes({ total: 64 * GB, limit: undefined })).toBe(64 * GB);
  });
});
