import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { PartnerError } from "@/server/partners/partner-error";
import { saveSettings } from "@/server/services/settings/save-settings";
import { sendWithdrawalMails } from "@/server/services/withdrawals/send-withdrawal-mails";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createTenant, type Tenant } from "@/test/factories";
import { getReceipt, getWithdrawal, listWithdrawals } from "../dashboard/withdrawals";
import { declareWithdrawal, findWithdrawal, getWithdrawalReceipt } from "./withdrawals";

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;
let other: Tenant;
let keys = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url, now: new Date("2026-11-21T15:10:55Z") });
  tenant = await createTenant(ctx);
  other = await createTenant(ctx);
  await saveSettings(ctx, {
    actor: tenant.actor,
    ecommerceId: tenant.store.id,
    change: (store) => ({
      ...store,
      timeZone: "Europe/Berlin",
      config: { ...store.config, contactEmail: "ahoy@shop.example" },
    }),
  });
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const portalOf = ({ groupId, store }: Tenant, address?: string): Actor => ({
  ...{ kind: "shopper", id: "portal", name: "Shopper", groupId, ecommerceIds: [store.id] },
  ...{ scopes: new Set(["storefront"] as const), ...(address === undefined ? {} : { address }) },
});
const nextKey = (): string => {
  keys += 1;
  return String(keys).padStart(48, "0");
};
const typed = { name: "Łucja Søndergaard", contract: "#1042", email: "lucja@example.com", lang: "de-AT" };
type Typed = Partial<typeof typed> & { key?: string };
const declare = (more: Typed = {}, actor = portalOf(tenant)) =>
  declareWithdrawal.call(ctx, actor, { key: nextKey(), ...typed, ...more });
const staff = (): Actor => tenant.actor;

test("stores a declaration with its receipt, emails both to the shopper, and notifies the store", async () => {
  const key = nextKey();
  const declared = await declare({ key });
  expect(declared).toMatchObject({ contract: "#1042", received_at: "2026-11-21T15:10:55.000Z" });
  expect(declared.number).toMatch(/^WD-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(ctx.woken).toContain("activities");
  const { name, content } = await getWithdrawalReceipt.call(ctx, portalOf(tenant), { key });
  const bytes = Buffer.from(content, "base64");
  const document = await PDFDocument.load(bytes);
  expect([name, document.getTitle()]).toEqual([
    `${declared.number}.pdf`,
    `Eingangsbestätigung Ihres Widerrufs ${declared.number}`,
  ]);

  ctx.sentMails.length = 0;
  await sendWithdrawalMails(ctx);
  await sendWithdrawalMails(ctx);
  const [notice, receipt] = ctx.sentMails.toSorted((a, b) => a.to.localeCompare(b.to));
  expect(ctx.sentMails).toHaveLength(2);
  expect(receipt).toMatchObject({ to: "lucja@example.com", headers: { "Content-Language": "de" } });
  expect(receipt?.text).toContain("Hiermit widerrufe ich den Vertrag „#1042“");
  expect(receipt?.text).toMatch(/Eingegangen: Samstag, 21\. November 2026 um 16:10:55 GMT\+01:00/);
  expect(receipt?.attachments?.map((file) => sha256Hex(file.content))).toEqual([sha256Hex(bytes)]);
  expect(notice).toMatchObject({ to: "ahoy@shop.example", headers: { "Reply-To": "lucja@example.com" } });
  expect(notice?.text).toContain(`/dashboard/withdrawals/${declared.withdrawal_id}`);

  const seen = await getWithdrawal.call(ctx, staff(), { withdrawal_id: declared.withdrawal_id });
  expect(seen).toMatchObject({ receipt_sha256: sha256Hex(bytes), mails: [{ kind: "RECEIPT" }, { kind: "NOTICE" }] });
  expect(seen.mails.every(({ sent_at }) => sent_at !== null)).toBe(true);
  const again = await getReceipt.call(ctx, staff(), { withdrawal_id: declared.withdrawal_id });
  expect(again.content).toBe(content);
});

test("counts a repeated press, even a simultaneous one, as one declaration", async () => {
  const key = nextKey();
  const [one, two] = await Promise.all([declare({ key }), declare({ key })]);
  const three = await declare({ key, contract: "#9999" });
  expect([two.number, three.number, three.contract]).toEqual([one.number, one.number, "#1042"]);
});

test("lets nobody change or delete a declaration, and hides it from other tenants", async () => {
  const key = nextKey();
  const { withdrawal_id } = await declare({ key, email: "ana@example.com" });
  await expect(ctx.db.withdrawal.updateMany({ data: { name: "x" } })).rejects.toThrow(/is only added to/);
  await expect(ctx.db.withdrawal.deleteMany()).rejects.toThrow(/is only added to/);
  const foreign = await findWithdrawal.call(ctx, portalOf(other), { key });
  expect(foreign.withdrawal).toBeNull();
  await expect(getWithdrawal.call(ctx, other.actor, { withdrawal_id })).rejects.toMatchObject({
    reason: "NOT_FOUND",
  });
  const listed = await listWithdrawals.call(ctx, other.actor, { before: "" });
  expect(listed.withdrawals).toEqual([]);
});

test("retries when the mail server is down, and reports a permanent refusal to the store in plain words", async () => {
  const { withdrawal_id } = await declare({ email: "late@example.com" });
  const failing = (kind: "UNAVAILABLE" | "REFUSED") => ({
    ...ctx,
    mailer: { send: () => Promise.reject(new PartnerError("MAIL", kind, `The mail server says ${kind}.`)) },
  });
  await sendWithdrawalMails(failing("UNAVAILABLE"));
  const read = async () =>
    (await getWithdrawal.call(ctx, staff(), { withdrawal_id })).mails.map((mail) => ({
      ...mail,
      next_try_at: mail.next_try_at !== null,
    }));
  const waiting = { sent_at: null, next_try_at: true, error: "The mail server says UNAVAILABLE." };
  expect(await read()).toMatchObject([waiting, waiting]);
  await ctx.db.$executeRaw`update withdrawal_mails set due_at = now() - interval '1 second' where sent_at is null`;
  await sendWithdrawalMails(failing("REFUSED"));
  const given = { sent_at: null, next_try_at: false, error: "The mail server says REFUSED." };
  expect(await read()).toMatchObject([given, given]);
});

test("sends a mailbox at most five receipts per hour; names invalid lines without counting them", async () => {
  const email = "often@example.com";
  await expect(declare({ email, name: "", contract: "www.evil.example" })).rejects.toMatchObject({
    reason: "INVALID_ARGUMENT",
    extras: { violations: [{ field: "name" }, { field: "contract" }] },
  });
  for (let index = 0; index < 5; index += 1) await declare({ email });
  await expect(declare({ email: "OFTEN@example.com" })).rejects.toMatchObject({ reason: "RESOURCE_EXHAUSTED" });
  await declare({ email: "seldom@example.com" });
});

test("is not available at a store that doesn't offer it", async () => {
  await saveSettings(ctx, {
    actor: other.actor,
    ecommerceId: other.store.id,
    change: (store) => ({ ...store, config: { ...store.config, isWithdrawalOffered: false } }),
  });
  await expect(declare({}, portalOf(other))).rejects.toMatchObject({ reason: "NOT_FOUND" });
});
