import { describe, expect, test } from "vitest";
import { type Clock, systemClock } from "@/server/kernel/clock";
import type { RefundLeg } from "@/server/partners/payment-provider";
import { createMemoryBooks } from "../sandbox-books/memory-books";
import { createSandboxPayments } from "./sandbox-payments";

const look = (idempotencyKey: string) => ({ idempotencyKey, paymentReference: "", since: new Date(0) });

const leg = (changes: Partial<RefundLeg> = {}): RefundLeg => ({
  idempotencyKey: "eco_1:prc_1:REFUND:0",
  paymentReference: "pay_1",
  amountMinor: 4_990,
  currency: "EUR",
  label: "RT-7F3K-92QD",
  ...changes,
});
const DAY_MS = 86_400_000;
const sandbox = (clock: Clock = systemClock) =>
  createSandboxPayments({ books: createMemoryBooks(), references: createMemoryBooks(), clock });
const hasPassed = (days: number): Clock & { pass: () => void } => {
  let now = new Date("2026-11-02T10:00:00Z");
  return {
    now: () => now,
    pass: () => {
      now = new Date(now.getTime() + days * DAY_MS);
    },
  };
};

describe("the sandbox payment provider", () => {
  test("settles at once with a reference that depends on the key alone", async () => {
    const first = await sandbox().refund(leg());
    expect(first.status).toBe("SETTLED");
    expect(first.reference).toMatch(/^sbx_re_[0-9a-f]{24}$/);
    expect(await sandbox().refund(leg())).toEqual(first);
    expect((await sandbox().refund(leg({ idempotencyKey: "eco_1:prc_1:REFUND:1" }))).reference).not.toBe(
      first.reference,
    );
  });

  test("repeats the first answer to a key, whatever the second call says", async () => {
    const payments = sandbox();
    const failed = await payments.refund(leg({ label: "SANDBOX:FAIL" }));
    expect(failed.status).toBe("FAILED");
    expect(await payments.refund(leg({ amountMinor: 1 }))).toEqual(failed);
    expect(await payments.findPayment(look(leg().idempotencyKey))).toEqual(failed);
  });

  test("can be told by label or amount to leave a refund pending", async () => {
    expect((await sandbox().refund(leg({ label: "RT-1 SANDBOX:PENDING" }))).status).toBe("PENDING");
    expect((await sandbox().refund(leg({ amountMinor: 99_999_902 }))).status).toBe("PENDING");
  });

  test("forgets a key after a day: the same call is another payment then, but each is still found", async () => {
    const clock = hasPassed(1);
    const payments = sandbox(clock);
    const first = await payments.refund(leg({ paymentReference: "pay SANDBOX:PENDING" }));
    expect(first.status).toBe("PENDING");
    expect(await payments.readPayment(first.reference)).toEqual(first);
    clock.pass();
    expect(await payments.findPayment(look(leg().idempotencyKey))).toEqual({ ...first, status: "SETTLED" });
    expect(await payments.readPayment(first.reference)).toEqual({ ...first, status: "SETTLED" });
    const second = await payments.refund(leg());
    expect(second.reference).not.toBe(first.reference);
    expect(await payments.refund(leg())).toEqual(second);
    await expect(payments.readPayment("sbx_re_unknown")).rejects.toMatchObject({ kind: "REFUSED" });
  });

  test("can be unavailable, which leaves the key free for a retry", async () => {
    const payments = sandbox();
    await expect(payments.refund(leg({ label: "SANDBOX:UNAVAILABLE" }))).rejects.toMatchObject({ isRetryable: true });
    expect(await payments.findPayment(look(leg().idempotencyKey))).toBeNull();
    expect((await payments.refund(leg())).status).toBe("SETTLED");
  });

  test("can hang until the caller gives up", async () => {
    const giveUp = new AbortController();
    const hanging = sandbox().refund(leg({ label: "SANDBOX:HANG", signal: giveUp.signal }));
    giveUp.abort();
    await expect(hanging).rejects.toMatchObject({ kind: "UNAVAILABLE" });
  });

  test("can pay and lose its response: the payment is found by its key", async () => {
    const payments = sandbox();
    await expect(payments.refund(leg({ label: "SANDBOX:LOST" }))).rejects.toMatchObject({ isRetryable: true });
    const found = await payments.findPayment(look(leg().idempotencyKey));
    expect(found?.status).toBe("SETTLED");
    expect(await payments.refund(leg({ label: "SANDBOX:LOST" }))).toEqual(found);
  });

  test("can return two references for one payment", async () => {
    const payments = sandbox();
    const first = await payments.refund(leg({ label: "SANDBOX:TWICE" }));
    const second = await payments.refund(leg({ label: "SANDBOX:TWICE" }));
    expect([first.status, second.status]).toEqual(["SETTLED", "SETTLED"]);
    expect(second.reference).not.toBe(first.reference);
    expect(await payments.findPayment(look(leg().idempotencyKey))).toEqual(first);
  });

  test("can fail once: the key stays rejected, the next key is paid", async () => {
    const payments = sandbox();
    const label = "SANDBOX:FAIL_ONCE";
    expect((await payments.refund(leg({ label }))).status).toBe("FAILED");
    expect((await payments.refund(leg({ label }))).status).toBe("FAILED");
    expect((await payments.refund(leg({ label, idempotencyKey: "second" }))).status).toBe("SETTLED");
    expect((await payments.refund(leg({ label, idempotencyKey: "second" }))).status).toBe("SETTLED");
  });

  test("transfers to a bank account by the same rules", async () => {
    const payments = sandbox();
    const { paymentReference: _, ...rest } = leg();
    const transfer = { ...rest, account: { iban: "NL91ABNA0417164300", holderName: "Noor de Wit" } };
    const first = await payments.transfer(transfer);
    expect(first).toMatchObject({ status: "SETTLED", reference: expect.stringMatching(/^sbx_tr_[0-9a-f]{24}$/) });
    expect(await payments.transfer(transfer)).toEqual(first);
  });

  test("rejects invalid amounts", async () => {
    for (const amountMinor of [0, -1, 1.5, Number.NaN]) {
      await expect(sandbox().refund(leg({ amountMinor }))).rejects.toMatchObject({ kind: "REFUSED" });
    }
  });
});

describe("charging in the sandbox", () => {
  const call = (token: string) => ({ ...leg(), token, idempotencyKey: `charge:${token}` });

  test("succeeds, declines or loses its response by the token, and repeats the answer to the same key", async () => {
    const payments = sandbox();
    const taken = await payments.charge(call("tok_ok"));
    expect(taken.status).toBe("SETTLED");
    expect(await payments.charge({ ...call("tok_declined"), idempotencyKey: "charge:tok_ok" })).toEqual(taken);
    expect((await payments.charge(call("tok_declined"))).status).toBe("FAILED");
    await expect(payments.charge(call("tok_lost"))).rejects.toMatchObject({ kind: "UNAVAILABLE" });
    expect((await payments.findPayment(look("charge:tok_lost")))?.status).toBe("SETTLED");
  });

  test("does not respond to a hanging token until the call is aborted, and rejects unknown tokens", async () => {
    const payments = sandbox();
    const signal = AbortSignal.abort();
    await expect(payments.charge({ ...call("tok_hang"), signal })).rejects.toMatchObject({ kind: "UNAVAILABLE" });
    expect(await payments.findPayment(look("charge:tok_hang"))).toBeNull();
    await expect(payments.charge(call("4242"))).rejects.toMatchObject({ kind: "REFUSED" });
  });
});
