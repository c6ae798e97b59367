import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./passwords";

describe("passwords", () => {
  it("accepts the hashed password and no other", async () => {
    const stored = await hashPassword("korrekt Pferd 1");
    expect(await verifyPassword("korrekt Pferd 1", stored)).toBe(true);
    expect(await verifyPassword("korrekt Pferd 2", stored)).toBe(false);
    expect(await verifyPassword("", stored)).toBe(false);
  });

  it("keeps the parameters in the hash and salts each one", async () => {
    const [first, second] = await Promise.all([hashPassword("same"), hashPassword("same")]);
    expect(first).toMatch(/^scrypt\$15\$8\$3\$/);
    expect(first).not.toBe(second);
  });

  it("accepts an accented letter in both of its Unicode forms", async () => {
    expect(await verifyPassword("cafe\u0301", await hashPassword("caf\u00e9"))).toBe(true);
  });

  it("rejects after the same work when there is no account or the stored text is damaged", async () => {
    expect(await verifyPassword("anything", null)).toBe(false);
    expect(await verifyPassword("anything", "scrypt$15$8$3$abc")).toBe(false);
  });
});
