import { describe, expect, test } from "vitest";
import { createFileLinks } from "./open-files";

const masterSecret = "a master secret that is long enough to be one";
const now = new Date("2026-03-01T10:00:00.000Z");
const links = createFileLinks({ masterSecret });
const subject = { objectId: "file_1", groupId: "grp_1", disposition: "inline", keyId: null } as const;
const queryOf = (path: string) => {
  const { searchParams } = new URL(path, "http://localhost");
  return { e: searchParams.get("e"), d: searchParams.get("d"), k: searchParams.get("k"), s: searchParams.get("s") };
};
const link = links.signLink({ ...subject, now });
const genuine = { objectId: "file_1", groupId: "grp_1", now, ...queryOf(link.path) };

describe("a signed link", () => {
  test("contains object, expiry, disposition and signature, and nothing about the tenant", () => {
    expect(link.path).toMatch(/^\/files\/file_1\?e=\d+&d=inline&s=[\w-]{43}$/);
    expect(link.path).not.toContain("grp_1");
    expect(link.expiresAt).toEqual(new Date("2026-03-01T10:10:00.000Z"));
  });

  test("is valid until the end of its tenth minute", () => {
    const verdict = { isValid: true, disposition: "inline", expiresAt: link.expiresAt, keyId: null };
    expect(links.verifyLink(genuine)).toEqual(verdict);
    expect(links.verifyLink({ ...genuine, now: new Date(link.expiresAt.getTime() - 1) })).toEqual(verdict);
    expect(links.verifyLink({ ...genuine, now: link.expiresAt })).toEqual({ isValid: false, reason: "EXPIRED" });
  });

  test("is invalid for another object, tenant, disposition, expiry or key", () => {
    const tampered = { isValid: false, reason: "TAMPERED" };
    expect(links.verifyLink({ ...genuine, objectId: "file_2" })).toEqual(tampered);
    expect(links.verifyLink({ ...genuine, groupId: "grp_2" })).toEqual(tampered);
    expect(links.verifyLink({ ...genuine, d: "attachment" })).toEqual(tampered);
    expect(links.verifyLink({ ...genuine, e: "99999999999" })).toEqual(tampered);
    expect(links.verifyLink({ ...genuine, s: `${genuine.s}x` })).toEqual(tampered);
    expect(createFileLinks({ masterSecret: `${masterSecret}!` }).verifyLink(genuine)).toEqual(tampered);
  });

  test("contains the API key that requested it, and is invalid without it or with another one", () => {
    const bound = links.signLink({ ...subject, keyId: "key_1", now });
    expect(bound.path).toMatch(/^\/files\/file_1\?e=\d+&d=inline&k=key_1&s=[\w-]{43}$/);
    const query = { ...genuine, ...queryOf(bound.path) };
    expect(links.verifyLink(query)).toMatchObject({ isValid: true, keyId: "key_1" });
    for (const k of [null, "key_2"])
      expect(links.verifyLink({ ...query, k })).toEqual({ isValid: false, reason: "TAMPERED" });
    expect(links.verifyLink({ ...query, k: "" })).toEqual({ isValid: false, reason: "MALFORMED" });
    expect(links.verifyLink({ ...genuine, k: "key_1" })).toEqual({ isValid: false, reason: "TAMPERED" });
  });

  test("is malformed when a part is missing or has another format", () => {
    const malformed = { isValid: false, reason: "MALFORMED" };
    for (const part of ["e", "d", "s"] as const) {
      expect(links.verifyLink({ ...genuine, [part]: null })).toEqual(malformed);
      expect(links.verifyLink({ ...genuine, [part]: "" })).toEqual(malformed);
    }
    for (const e of ["-1", "1e9", " 1", "0x10", "9".repeat(400)]) {
      expect(links.verifyLink({ ...genuine, e })).toEqual(malformed);
    }
    expect(links.verifyLink({ ...genuine, d: "evil" })).toEqual(malformed);
  });
});
