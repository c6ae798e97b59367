import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { listWarehouses } from "@/server/db/shipping/warehouses";
import { answersAt } from "@/server/http/serve";
import { changeWarehouse } from "@/server/operations/settings/change-settings";
import type { OutgoingMail } from "@/server/partners/mailer";
import { PartnerError } from "@/server/partners/partner-error";
import { publishExpectedParcels } from "@/server/presenters/expected-parcel";
import { callRoute } from "@/test/call-route";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant, testAddress } from "@/test/factories";
import { cancelReturn } from "../returns/cancel-return";
import { sendShipNotices } from "./send-ship-notices";
import { updateShippingStatus } from "./update-shipping-status";

const { GET: getParcels } = answersAt("/v1/ecommerces/{ecommerce_id}/expected_parcels");

// Eight in the morning in Amsterdam.
const START = new Date("2026-11-24T07:00:00Z");
let ctx: TestContext;
let tenant: Tenant;
let sent: OutgoingMail[];
let isMailerAway: boolean;
beforeAll(async () => {
  const base = await openTestContext({ now: START });
  const send = async (mail: OutgoingMail) => {
    if (isMailerAway) throw new PartnerError("SMTP", "UNAVAILABLE", "The mail server does not answer.");
    if (mail.to.startsWith("nobody")) throw new PartnerError("SMTP", "REFUSED", "No such mailbox.");
    sent.push(mail);
  };
  ctx = { ...base, mailer: { send } };
  setContext(ctx);
});
afterAll(() => ctx.close());
beforeEach(async () => {
  [sent, isMailerAway] = [[], false];
  ctx.clock.set(START);
  tenant = await createTenant(ctx);
});

const warehouses = () => listWarehouses(ctx.db, tenant.actor, tenant.store.id);
const save = (patch: Record<string, unknown>, warehouseId: string | null) =>
  changeWarehouse(ctx, { actor: tenant.actor, ecommerceId: tenant.store.id, warehouseId, patch });
const tell = async (patch: Record<string, unknown> = {}) => {
  const [first] = await warehouses();
  await save({ notice_emails: ["desk@example.com"], notice_time: "08:30", ...patch }, first?.id ?? "");
};
const newReturn = async (countryCode = "NL") => {
  const order = await createOrder(ctx, tenant, { shippingAddress: testAddress({ countryCode }) });
  return createReturn(ctx, tenant, { order });
};
const at = async (time: string) => {
  ctx.clock.set(new Date(time));
  await sendShipNotices(ctx, { present: publishExpectedParcels });
  return sent.filter(({ headers }) => headers["X-SVC-Group"] === tenant.groupId);
};
const csvOf = (mail: OutgoingMail | undefined) =>
  Buffer.from(mail?.attachments?.[0]?.content ?? [])
    .toString("utf8")
    .split("\r\n")
    .slice(0, -1);

describe("the email about expected parcels", () => {
  test("is sent once a day at its time and marks what is new", async () => {
    await tell();
    const first = await newReturn();
    expect(await at("2026-11-24T07:29:59Z")).toEqual([]);
    const [mail, ...more] = await at("2026-11-24T07:30:00Z");
    expect([mail?.to, mail?.subject, more]).toEqual([
      ...["desk@example.com", `${tenant.store.name}: 1 parcel for Returns desk, 2026-11-24`],
      [],
    ]);
    const [head, line, ...others] = csvOf(mail);
    expect(head).toMatch(/^\uFEFFreturn_code,order,status,is_new,/);
    expect(line).toContain(`${first.returnCode},`);
    expect(line).toContain(",announced,yes,");
    expect(others).toEqual([]);
    expect(await at("2026-11-24T23:00:00Z")).toHaveLength(1);
    await newReturn();
    const [, next] = await at("2026-11-25T07:30:00Z");
    expect(csvOf(next).map((row) => row.split(",")[3])).toEqual(["is_new", "no", "yes"]);
    expect(next?.text).toContain("New since the last list: 1.");
  });

  test("is not sent for an empty list and omits what ended or arrived", async () => {
    await tell();
    await cancelReturn(ctx, { actor: tenant.actor, returnId: (await newReturn()).id });
    const { id } = await newReturn();
    await updateShippingStatus(ctx, { ...at0, actor: tenant.actor, processId: id, to: "IN_WAREHOUSE" });
    expect(await at("2026-11-24T07:30:00Z")).toEqual([]);
  });

  test("is retried when the mail server was unreachable, and reaches others when one address is refused", async () => {
    await tell({ notice_emails: ["nobody@example.com", "desk@example.com"] });
    await newReturn();
    isMailerAway = true;
    expect(await at("2026-11-24T07:30:00Z")).toEqual([]);
    isMailerAway = false;
    expect(await at("2026-11-24T07:35:00Z")).toEqual([]);
    expect((await at("2026-11-24T07:40:01Z")).map(({ to }) => to)).toEqual(["desk@example.com"]);
    expect(await at("2026-11-24T20:00:00Z")).toHaveLength(1);
  });

  test("stops once there are no recipients", async () => {
    await tell();
    await newReturn();
    await tell({ notice_emails: [] });
    expect(await at("2026-11-25T12:00:00Z")).toEqual([]);
  });

  test.each([
    [{ notice_time: "24:00" }, "notice_time"],
    [{ notice_emails: ["no address"] }, "notice_emails[0]"],
  ])("rejects %j at its field", async (patch, field) => {
    await expect(tell(patch)).rejects.toMatchObject({ extras: { violations: [{ field }] } });
  });
});

describe("GET /v1/ecommerces/{ecommerce_id}/expected_parcels", () => {
  const read = (query = "") =>
    callRoute(getParcels, {
      ...{ key: tenant.apiKey, path: `/v1/ecommerces/${tenant.store.id}/expected_parcels${query}` },
      params: { ecommerce_id: tenant.store.id },
      method: "GET",
    });

  test("lists what each warehouse is to receive, page by page", async () => {
    const { id: south } = await save({ ...SOUTH, countries: ["BE"] }, null);
    const [belgian, dutch] = [await newReturn("BE"), await newReturn()];
    await updateShippingStatus(ctx, { ...at0, actor: tenant.actor, processId: dutch.id, to: "COLLECTED" });
    const all = await read();
    const codes = all.body.parcels.map((one: Record<string, unknown>) => [one.return_code, one.shipping_status]);
    expect(codes.sort()).toEqual(
      [
        [belgian.returnCode, "CREATED"],
        [dutch.returnCode, "COLLECTED"],
      ].sort(),
    );
    const [only, ...others] = (await read(`?warehouse_id=${south}`)).body.parcels;
    expect([only.return_code, only.warehouse_id, others]).toEqual([belgian.returnCode, south, []]);
    expect(only.line_items).toMatchObject([{ quantity: 1, outcome: "ORIGINAL_PAYMENT_METHOD", name: "Test jumper" }]);
    const first = (await read("?page_size=1")).body;
    const second = (await read(`?page_size=1&cursor=${first.next_cursor}`)).body;
    expect([first.parcels.length, second.parcels.length, second.next_cursor]).toEqual([1, 1, ""]);
    expect(second.parcels[0].process_id).not.toBe(first.parcels[0].process_id);
  });

  test("hides warehouses of other tenants", async () => {
    expect((await read("?warehouse_id=whs_other")).status).toBe(404);
  });
});

const at0 = { platformProcessId: "", ecommerceId: "" };
const SOUTH = { name: "South", address_line1: "Kaai 4", city: "Oostende", postcode: "8400", country_code: "BE" };
