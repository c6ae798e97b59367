import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DomainError } from "@/server/kernel/domain-error";
import { balanceOf, issue, spend, takeBack, takeBackPart } from "./ledger";
import type { CreditEntry } from "./types";

const issued: CreditEntry[] = [{ kind: "ISSUED", amountMinor: 5000 }];
const refusal = (reason: string, facts?: Record<string, number>) =>
  expect.objectContaining(facts === undefined ? { reason } : { reason, facts });

describe("the ledger of a credit", () => {
  test("is issued once, with an amount above zero", () => {
    expect(issue([], 5000)).toEqual({ kind: "ISSUED", amountMinor: 5000 });
    expect(() => issue(issued, 1)).toThrow(refusal("CREDIT_ALREADY_ISSUED"));
    expect(() => issue([], 0)).toThrow(refusal("INVALID_AMOUNT"));
  });

  test("is spent down to zero, and no further", () => {
    const entries = [...issued, spend(issued, 4999)];
    expect(balanceOf(entries)).toBe(1);
    expect(() => spend(entries, 2)).toThrow(refusal("CREDIT_TOO_SMALL", { askedMinor: 2, leftMinor: 1 }));
    expect(balanceOf([...entries, spend(entries, 1)])).toBe(0);
  });

  test.each([0, -1, 1.5, Number.NaN])("doesn't spend %d", (amountMinor) => {
    expect(() => spend(issued, amountMinor)).toThrow(refusal("INVALID_AMOUNT"));
  });

  test("is taken back in full if nothing was spent, and then nothing is left to spend", () => {
    const entries = [...issued, takeBack(issued)];
    expect(balanceOf(entries)).toBe(0);
    expect(() => spend(entries, 1)).toThrow(refusal("CREDIT_TOO_SMALL"));
    expect(() => takeBack(entries)).toThrow(refusal("CREDIT_ALREADY_TAKEN_BACK"));
  });

  test("isn't taken back if even one minor unit was spent", () => {
    const entries = [...issued, spend(issued, 1)];
    expect(() => takeBack(entries)).toThrow(refusal("CREDIT_SPENT", { spentMinor: 1, leftMinor: 4999 }));
  });

  test("can't be taken back before it was issued", () => {
    expect(() => takeBack([])).toThrow(refusal("CREDIT_NOT_ISSUED"));
  });
});

test("takes back an excess amount as far as it is unspent; the shopper keeps what was spent", () => {
  const issued = [issue([], 1000)];
  expect(takeBackPart(issued, 300)).toEqual({ kind: "TAKEN_BACK", amountMinor: -300 });
  const spent = [...issued, spend(issued, 900)];
  expect(takeBackPart(spent, 300)).toEqual({ kind: "TAKEN_BACK", amountMinor: -100 });
  expect(takeBackPart([...issued, spend(issued, 1000)], 300)).toBeNull();
  expect(takeBackPart(issued, 0)).toBeNull();
});

const amount = fc.integer({ min: 0, max: 3000 });
const anyAct = fc.oneof(
  amount.map((minor) => (entries: CreditEntry[]) => issue(entries, minor)),
  amount.map((minor) => (entries: CreditEntry[]) => spend(entries, minor)),
  fc.constant((entries: CreditEntry[]) => takeBack(entries)),
);

test("in any order of operations, the balance is the sum of the lines, never negative, and nothing is paid twice", () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 25 }), (acts) => {
      let entries: CreditEntry[] = [];
      for (const act of acts) {
        const before = entries;
        try {
          entries = [...entries, act(entries)];
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
          expect(entries).toBe(before);
        }
        expect(balanceOf(entries)).toBeGreaterThanOrEqual(0);
        expect(balanceOf(entries)).toBe(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
      }
      const kinds = entries.map((entry) => entry.kind);
      expect(kinds.filter((kind) => kind === "ISSUED").length).toBeLessThanOrEqual(1);
      expect(kinds.includes("SPENT") && kinds.includes("TAKEN_BACK")).toBe(false);
    }),
    { numRuns: 1000 },
  );
});
