import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import { getProcess } from "@/server/db/processes";
import { listTimeline } from "@/server/db/timeline";
import { listUnitLooks } from "@/server/db/unit-looks";
import type { Actor } from "@/server/kernel/actor";
import { createUser } from "@/server/services/setup/create-user";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { getReturnActs } from "../storefront/changes";
import * as station from "./station";

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;
let worker: Actor;
let colleague: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
  tenant = await createTenant(ctx);
  worker = await person("warehouse");
  colleague = await person("support");
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const person = async (role: "warehouse" | "support"): Promise<Actor> => {
  const input = { email: `${role}@example.com`, name: `One of ${role}`, role, passwordHash: "none" };
  const { id } = await createUser(ctx, { actor: tenant.actor, input });
  return { ...tenant.actor, kind: "staff", id, name: input.name, scopes: new Set(ROLE_SCOPES[role]) };
};

/** Two jumpers and a scarf on their way. */
const sent = async () => {
  const order = await createOrder(ctx, tenant, {
    lines: [
      { name: "Jumper", sku: "JUMPER", unitPriceMinor: 5000, quantity: 2 },
      { name: "Scarf", sku: "SCARF", unitPriceMinor: 3000, quantity: 1 },
    ],
  });
  const items = [
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ];
  const process = await createReturn(ctx, tenant, { order, items });
  await updateShippingStatus(ctx, {
    ...{ actor: tenant.actor, processId: process.id, platformProcessId: "", to: "COLLECTED" },
  });
  return process;
};

type Sent = Awaited<ReturnType<typeof sent>>;

const submission = ({ id, units }: Sent, more: Record<string, unknown> = {}) => ({
  submission_id: randomUUID(),
  process_id: id,
  place: "Speicher",
  user: "worker@example.com",
  spent_seconds: 40,
  reviews: units.map((unit, index) => ({
    line_item_id: unit.orderLineId,
    unit_id: unit.id,
    status: index === 0 ? ("DECLINED" as const) : ("APPROVED" as const),
    reject_reason: index === 0 ? "Worn" : "",
    ...(index === 2 ? { grade: "A", checks: ["Tags are on"] } : {}),
  })),
  ...more,
});

describe("a station", () => {
  test("knows the person, the warehouses and the rules of each store", async () => {
    const known = await station.getStation.call(ctx, worker, {});
    expect(known.person).toMatchObject({ can_check: true, can_override: false, has_dashboard: false });
    expect(known.places).toHaveLength(1);
    expect(known.stores).toMatchObject([{ ecommerce_id: tenant.store.id, incomplete_review: "REFUSED" }]);
    expect(known.stores[0]?.rules.dispositions.map(({ place }) => place)).toEqual(["RESTOCK", "QUARANTINE"]);
  });

  test("reads what may come, then only what has changed, also what is over", async () => {
    const process = await sent();
    const listed = await station.listStationParcels.call(ctx, worker, {});
    const parcel = listed.parcels.find(({ process_id }) => process_id === process.id);
    expect(parcel?.units.map(({ sku, verdict }) => `${sku} ${verdict}`)).toEqual([
      "JUMPER UNDECIDED",
      "JUMPER UNDECIDED",
      "SCARF UNDECIDED",
    ]);
    ctx.clock.advance(60_000);
    const since = ctx.clock.now().toISOString();
    await station.submitParcel.call(ctx, worker, submission(process));
    const changed = await station.listStationParcels.call(ctx, worker, { since });
    expect(changed.parcels.map(({ process_id }) => process_id)).toEqual([process.id]);
    const open = await station.listStationParcels.call(ctx, worker, {});
    expect(open.parcels.map(({ process_id }) => process_id)).not.toContain(process.id);
  });

  test("finds a parcel by whole codes only, and by anything when it is typed", async () => {
    const process = await sent();
    const find = async (input: { codes?: string[]; query?: string }) =>
      (await station.findStationParcels.call(ctx, worker, input)).parcels.map(({ process_id }) => process_id);
    const code = process.returnCode.replaceAll("-", "");
    const [tracking = ""] = process.shipments.map(({ trackingNumber }) => trackingNumber);
    expect(tracking).not.toBe("");
    for (const whole of [code, tracking, process.order.orderNumber])
      expect(await find({ codes: [whole] })).toEqual([process.id]);
    expect(await find({ codes: [code.slice(0, 6)] })).toEqual([]);
    expect(await find({ codes: ["JUMPER"] })).toEqual([]);
    expect(await find({ query: code.slice(0, 6) })).toContain(process.id);
    expect(await find({ codes: [] })).toEqual([]);
  });

  test("notes once that a parcel arrived, and leaves one alone that is over or waits for approval", async () => {
    const process = await sent();
    const first = await station.receiveParcel.call(ctx, worker, { process_id: process.id });
    expect(first).toMatchObject({ moved_from: "COLLECTED", parcel: { shipping_status: "IN_WAREHOUSE" } });
    expect(await station.receiveParcel.call(ctx, worker, { process_id: process.id })).toMatchObject({
      moved_from: null,
    });
    const pending = await sent();
    await ctx.db.returnProcess.update({ where: { id: pending.id }, data: { authorizationStatus: "PENDING" } });
    const looked = await station.receiveParcel.call(ctx, worker, { process_id: pending.id });
    expect(looked).toMatchObject({
      moved_from: null,
      parcel: { shipping_status: "COLLECTED", authorization: "PENDING" },
    });
  });
});

describe("a submission", () => {
  test("is recorded once, however often it is sent, also at the same time", async () => {
    const process = await sent();
    const call = submission(process, { note: "The box was wet", age_seconds: 600 });
    const answers = await Promise.all([1, 2, 3].map(() => station.submitParcel.call(ctx, worker, call)));
    expect(answers.filter(({ is_repeated }) => !is_repeated)).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatchObject({ approved: 2, declined: 1, missing: 0 });
    const timeline = await listTimeline(ctx.db, tenant.actor, process.id);
    expect(timeline.filter(({ kind }) => kind === "REVIEW")).toHaveLength(1);
    expect(timeline.filter(({ kind }) => kind === "NOTE")).toMatchObject([{ data: { note: "The box was wet" } }]);
    const { units: looks } = await station.getInspection.call(ctx, worker, { process_id: process.id });
    expect(looks).toEqual([{ unit_id: process.units[2]?.id, grade: "A", checks: ["Tags are on"] }]);
    const [unit] = (await getProcess(ctx.db, tenant.actor, process.id)).units;
    expect(unit).toMatchObject({ verdict: "DECLINED", reviewedBy: "worker@example.com" });
    expect(Date.parse(unit?.reviewedAt ?? "")).toBe(ctx.clock.now().getTime() - 600_000);
  });

  test("of a second station is refused as a whole when another one was faster, and says so", async () => {
    const process = await sent();
    await station.submitParcel.call(ctx, worker, submission(process));
    await expect(station.submitParcel.call(ctx, worker, submission(process))).rejects.toMatchObject({
      reason: "ABORTED",
      message: expect.stringMatching(/Somebody else has checked this unit/),
    });
  });

  test("does not take the id of another parcel's submission", async () => {
    const [one, other] = [await sent(), await sent()];
    const call = submission(one);
    await station.submitParcel.call(ctx, worker, call);
    const stolen = { ...submission(other), submission_id: call.submission_id };
    await expect(station.submitParcel.call(ctx, worker, stolen)).rejects.toMatchObject({ reason: "INVALID_ARGUMENT" });
  });

  test("sets a refund by hand only for who may", async () => {
    const process = await sent();
    const refund_override = { amount: { amount: "9000", currency_code: "EUR" }, reason: "Half as goodwill" };
    const call = submission(process, { refund_override });
    await expect(station.submitParcel.call(ctx, worker, call)).rejects.toMatchObject({ reason: "PERMISSION_DENIED" });
    await station.submitParcel.call(ctx, colleague, call);
    expect((await getProcess(ctx.db, tenant.actor, process.id)).overrideMinor).toBe(9000);
  });

  test("is in the shift of the person who decided it, at the time when it was decided", async () => {
    const process = await sent();
    const since = new Date(ctx.clock.now().getTime() - 3_600_000).toISOString();
    await station.submitParcel.call(
      ctx,
      worker,
      submission(process, { user: "support@example.com", age_seconds: 120 }),
    );
    const { parcels } = await station.getShift.call(ctx, colleague, { since });
    const at = new Date(ctx.clock.now().getTime() - 120_000).toISOString();
    expect(parcels).toMatchObject([
      { return_code: process.returnCode, declined: 1, approved: 2, spent_seconds: 40, at },
    ]);
    expect(
      (await station.getShift.call(ctx, worker, { since: new Date(ctx.clock.now().getTime() + 1).toISOString() }))
        .parcels,
    ).toEqual([]);
  });

  test("of two people names who decided each unit, and is in the shift of both with their own", async () => {
    const process = await sent();
    ctx.clock.advance(1_000);
    const since = ctx.clock.now().toISOString();
    const { reviews, ...call } = submission(process, { note: "Wet", note_user: "warehouse@example.com" });
    const lines = reviews.map((line, index) => ({ ...line, user: index === 1 ? "" : "warehouse@example.com" }));
    const both = { ...call, user: "support@example.com", reviews: lines };
    const answer = await station.submitParcel.call(ctx, worker, both);
    expect(answer).toMatchObject({ approved: 2, declined: 1, is_repeated: false });
    expect(await station.submitParcel.call(ctx, worker, both)).toMatchObject({ approved: 2, is_repeated: true });
    const { units } = await getProcess(ctx.db, tenant.actor, process.id);
    const [first, second] = ["warehouse@example.com", "support@example.com"];
    expect(units.map(({ reviewedBy }) => reviewedBy)).toEqual([first, second, first]);
    const looks = await listUnitLooks(ctx.db, tenant.actor, process.id);
    expect(looks.map(({ person }) => person)).toEqual([first]);
    const timeline = await listTimeline(ctx.db, tenant.actor, process.id);
    expect(timeline.filter(({ kind }) => kind === "NOTE")).toMatchObject([{ data: { user: first } }]);
    expect(timeline.find(({ kind }) => kind === "REVIEW")?.data).toMatchObject({ user: `${first}, ${second}` });
    const shiftOf = async (actor: Actor) => (await station.getShift.call(ctx, actor, { since })).parcels;
    expect(await shiftOf(worker)).toMatchObject([{ approved: 1, declined: 1, missing: 0, spent_seconds: 0 }]);
    expect(await shiftOf(colleague)).toMatchObject([{ approved: 1, declined: 0, missing: 0, spent_seconds: 40 }]);
  });
});

describe("a photo of a unit", () => {
  /** A picture of one pixel. */
  const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

  test("is kept once, shown with a link, and belongs to one unit of one return", async () => {
    const [process, other] = [await sent(), await sent()];
    const photo = {
      photo_id: randomUUID(),
      process_id: process.id,
      unit_id: process.units[0]?.id ?? "",
      content: PIXEL,
    };
    const answers = await Promise.all([1, 2].map(() => station.addInspectionPhoto.call(ctx, worker, photo)));
    expect(answers.map(({ is_repeated }) => is_repeated).sort()).toEqual([false, true]);
    const { photos } = await station.getInspection.call(ctx, worker, { process_id: process.id });
    expect(photos).toMatchObject([{ photo_id: photo.photo_id, unit_id: photo.unit_id }]);
    expect(photos[0]?.url).toContain(`/files/${photo.photo_id}`);
    const foreign = { ...photo, process_id: other.id };
    await expect(station.addInspectionPhoto.call(ctx, worker, foreign)).rejects.toMatchObject({ reason: "NOT_FOUND" });
    const taken = { ...foreign, unit_id: other.units[0]?.id ?? "" };
    await expect(station.addInspectionPhoto.call(ctx, worker, taken)).rejects.toThrow(/photo_id/);
    const text = { ...photo, photo_id: randomUUID(), content: Buffer.from("no picture").toString("base64") };
    await expect(station.addInspectionPhoto.call(ctx, worker, text)).rejects.toMatchObject({
      reason: "INVALID_ARGUMENT",
    });
    expect((await getProcess(ctx.db, tenant.actor, process.id)).documents).toEqual([]);
  });

  test("is shown to the shopper of a piece that was declined with its reason, and of no other", async () => {
    const process = await sent();
    const unit_id = process.units[0]?.id ?? "";
    await station.addInspectionPhoto.call(ctx, worker, {
      ...{ photo_id: randomUUID(), process_id: process.id, unit_id, content: PIXEL },
    });
    const shopper = { ...tenant.actor, kind: "shopper" as const, returnId: process.id };
    const seen = async () => (await getReturnActs.call(ctx, shopper, { return_id: process.id })).refusal_photos;
    expect(await seen()).toEqual([]);
    const decide = (showRejectReason: boolean) =>
      ctx.db.returnUnit.updateMany({ where: { id: unit_id }, data: { verdict: "DECLINED", showRejectReason } });
    await decide(false);
    expect(await seen()).toEqual([]);
    await decide(true);
    expect(await seen()).toEqual([{ unit_id, url: expect.stringContaining("/files/") }]);
  });
});
