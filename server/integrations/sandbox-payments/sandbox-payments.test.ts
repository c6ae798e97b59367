import { describe, expect, test } from "vitest";
import type { RefundLeg, RefundResult } from "@/server/partners/payment-provider";
import { createMemoryBooks } from "../sandbox-books/memory-books";
import { createSandboxPayments } from "./sandbox-payments";

const leg = (changes: Partial<RefundLeg> = {}): RefundLeg => ({
  idempotencyKey: "eco_1:prc_1:REFUND:0",
  paymentReference: "pay_1",
  amountMinor: 4_990,
  currency: "EUR",
  label: "RT-7F3K-92QD",
  ...changes,
});
const sandbox = () => createSandboxPayments({ books: createMemoryBooks<RefundResult>() });

describe("the sandbox payment provider", () => {
  test("settles at once with a reference that follows from the key alone", async () => {
    const first = await sandbox().refund(leg());
    expect(first.status).toBe("SETTLED");
    expect(first.reference).toMatch(/^sbx_re_[0-9a-f]{24}$/);
    expect(await sandbox().refund(leg())).toEqual(first);
    expect((await sandbox().refund(leg({ idempotencyKey: "eco_1:prc_1:REFUND:1" }))).reference).not.toBe(
      first.reference,
    );
  });

  test("gives the first answer to a key again, whatever else the second call says", async () => {
    const payments = sandbox();
    const failed = await payments.refund(leg({ label: "SANDBOX:FAIL" }));
    expect(failed.status).toBe("FAILED");
    expect(await payments.refund(leg({ amountMinor: 1 }))).toEqual(failed);
    expect(await payments.findRefund(leg().idempotencyKey)).toEqual(failed);
  });

  test("can be told to leave a refund pending, by label and by amount", async () => {
    expect((await sandbox().refund(leg({ label: "RT-1 SANDBOX:PENDING" }))).status).toBe("PENDING");
    expect((await sandbox().refund(leg({ amountMinor: 99_999_902 }))).status).toBe("PENDING");
  });

  test("can be unavailable, which leaves the key free for a retry", async () => {
    const payments = sandbox();
    await expect(payments.refund(leg({ label: "SANDBOX:UNAVAILABLE" }))).rejects.toMatchObject({ isRetryable: true });
    expect(await payments.findRefund(leg().idempotencyKey)).toBeNull();
    expect((await payments.refund(leg())).status).toBe("SETTLED");
  });

  test("can hang until the caller gives up", async () => {
    const giveUp = new AbortController();
    const hanging = sandbox().refund(leg({ label: "SANDBOX:HANG", signal: giveUp.signal }));
    giveUp.abort();
    await expect(hanging).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  });

  test("refuses amounts that are no money", async () => {
    for (const amountMinor of [0, -1, 1.5, Number.NaN]) {
      await expect(sandbox().refund(leg({ amountMinor }))).rejects.toMatchObject({ kind: "REFUSED" });
    }
  });
});
