import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readWarehouseWork } from "@/server/db/analytics/analytics";
import { getProcess } from "@/server/db/returns/processes";
import { listTimeline } from "@/server/db/returns/timeline";
import { listUnitLooks } from "@/server/db/station/unit-looks";
import type { Actor } from "@/server/kernel/actor";
import { openStationScene, type StationScene, submissionOf } from "@/test/station-scene";
import { getInspection } from "./inspection";
import * as station from "./station";

let scene: StationScene;

beforeAll(async () => {
  scene = await openStationScene();
});
afterAll(() => scene.close());

describe("a submission", () => {
  test("is recorded once, however often it is sent, even simultaneously", async () => {
    const { ctx, tenant, worker, sent } = scene;
    const process = await sent();
    const call = submissionOf(process, { note: "The box was wet", age_seconds: 600 });
    const answers = await Promise.all([1, 2, 3].map(() => station.submitParcel.call(ctx, worker, call)));
    expect(answers.filter(({ is_repeated }) => !is_repeated)).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatchObject({ approved: 2, declined: 1, missing: 0 });
    const timeline = await listTimeline(ctx.db, tenant.actor, process.id);
    expect(timeline.filter(({ kind }) => kind === "REVIEW")).toHaveLength(1);
    expect(timeline.filter(({ kind }) => kind === "NOTE")).toMatchObject([{ data: { note: "The box was wet" } }]);
    const { units: looks } = await getInspection.call(ctx, tenant.actor, { process_id: process.id });
    expect(looks).toEqual([{ unit_id: process.units[2]?.id, grade: "A", checks: ["Tags are on"] }]);
    const [unit] = (await getProcess(ctx.db, tenant.actor, process.id)).units;
    expect(unit).toMatchObject({ verdict: "DECLINED", reviewedBy: "worker@example.com" });
    expect(Date.parse(unit?.reviewedAt ?? "")).toBe(ctx.clock.now().getTime() - 600_000);
  });

  test("of a second station is refused completely when another station was faster, with that reason", async () => {
    const { ctx, worker, sent } = scene;
    const process = await sent();
    await station.submitParcel.call(ctx, worker, submissionOf(process));
    await expect(station.submitParcel.call(ctx, worker, submissionOf(process))).rejects.toMatchObject({
      reason: "ABORTED",
      message: expect.stringMatching(/Someone else has inspected this unit/),
    });
  });

  test("can't reuse the ID of another parcel's submission", async () => {
    const { ctx, worker, sent } = scene;
    const [one, other] = [await sent(), await sent()];
    const call = submissionOf(one);
    await station.submitParcel.call(ctx, worker, call);
    const stolen = { ...submissionOf(other), submission_id: call.submission_id };
    await expect(station.submitParcel.call(ctx, worker, stolen)).rejects.toMatchObject({ reason: "INVALID_ARGUMENT" });
  });

  test("overrides a refund only for people with the permission", async () => {
    const { ctx, tenant, worker, colleague, sent } = scene;
    const process = await sent();
    const refund_override = { amount: { amount: "9000", currency_code: "EUR" }, reason: "Half as goodwill" };
    const call = submissionOf(process, { refund_override });
    await expect(station.submitParcel.call(ctx, worker, call)).rejects.toMatchObject({ reason: "PERMISSION_DENIED" });
    await station.submitParcel.call(ctx, colleague, call);
    expect((await getProcess(ctx.db, tenant.actor, process.id)).overrideMinor).toBe(9000);
  });

  test("counts in the shift of the person who decided, at the time of the decision", async () => {
    const { ctx, worker, colleague, sent } = scene;
    const process = await sent();
    const since = new Date(ctx.clock.now().getTime() - 3_600_000).toISOString();
    await station.submitParcel.call(
      ctx,
      worker,
      submissionOf(process, { user: "support@example.com", age_seconds: 120 }),
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

  test("by two people names who decided each unit, and counts in both shifts", async () => {
    const { ctx, tenant, worker, colleague, sent } = scene;
    const process = await sent();
    ctx.clock.advance(1_000);
    const since = ctx.clock.now().toISOString();
    const { reviews, ...call } = submissionOf(process, { note: "Wet", note_user: "warehouse@example.com" });
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

  test("reopens the parcel when undone, is marked as undone in the shift, and no longer counts for a warehouse", async () => {
    const { ctx, tenant, worker, sent } = scene;
    const process = await sent();
    ctx.clock.advance(1_000);
    const since = ctx.clock.now().toISOString();
    const call = submissionOf(process, { user: "warehouse@example.com", place: "Undone" });
    const { parcel } = await station.submitParcel.call(ctx, worker, call);
    expect(parcel.wait).toMatchObject({ amount: "8000", recorded_by: worker.name });
    expect(Date.parse(parcel.wait?.goes_out_at ?? "") - Date.now()).toBeLessThanOrEqual(600_000);
    const shift = async () => (await station.getShift.call(ctx, worker, { since })).parcels;
    expect(await shift()).toMatchObject([{ approved: 2, undone_at: null }]);
    const places = async () => {
      const period = {
        ecommerceId: tenant.store.id,
        basis: "RETURN" as const,
        currency: "EUR",
        hasTests: true,
        fromAt: "2000-01-01",
        toAt: "2100-01-01",
      };
      return (await readWarehouseWork(ctx.db, tenant.actor, period)).map(({ place }) => place);
    };
    expect(await places()).toContain("Undone");
    ctx.clock.advance(1_000);
    const undone = await station.undoParcel.call(ctx, worker, { process_id: process.id });
    expect(undone.parcel.wait).toBeNull();
    expect(undone.parcel.units.map(({ verdict }) => verdict)).toEqual(["UNDECIDED", "UNDECIDED", "UNDECIDED"]);
    expect(await shift()).toMatchObject([{ approved: 2, undone_at: ctx.clock.now().toISOString() }]);
    expect(await places()).not.toContain("Undone");
    await station.submitParcel.call(ctx, worker, { ...call, submission_id: randomUUID() });
    expect((await shift()).filter(({ undone_at }) => undone_at === null)).toHaveLength(1);
  });
});
