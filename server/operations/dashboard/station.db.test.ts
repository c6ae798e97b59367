import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import { listTimeline } from "@/server/db/returns/timeline";
import { openStationScene, type StationScene, submissionOf } from "@/test/station-scene";
import * as station from "./station";

let scene: StationScene;

beforeAll(async () => {
  scene = await openStationScene();
});
afterAll(() => scene.close());

describe("a station", () => {
  test("returns the person, the warehouses and the rules of each store", async () => {
    const { ctx, tenant, worker } = scene;
    const known = await station.getStation.call(ctx, worker, {});
    expect(known.person).toMatchObject({ can_override: false, has_dashboard: false });
    expect(known.places).toHaveLength(1);
    expect(known.stores).toMatchObject([{ ecommerce_id: tenant.store.id, incomplete_review: "REFUSED" }]);
    expect(known.stores[0]?.rules.dispositions.map(({ place }) => place)).toEqual(["RESTOCK", "QUARANTINE"]);
  });

  test("loads all expected parcels, then only changes, including finished ones", async () => {
    const { ctx, worker, sent } = scene;
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
    await station.submitParcel.call(ctx, worker, submissionOf(process));
    const changed = await station.listStationParcels.call(ctx, worker, { since });
    expect(changed.parcels.map(({ process_id }) => process_id)).toEqual([process.id]);
    const open = await station.listStationParcels.call(ctx, worker, {});
    expect(open.parcels.map(({ process_id }) => process_id)).not.toContain(process.id);
  });

  test("finds a parcel by complete codes only when scanned, and by any text when typed", async () => {
    const { ctx, worker, sent } = scene;
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

  test("shows the return reason in the store's words for every kind of lookup", async () => {
    const { ctx, tenant, worker, sent } = scene;
    const process = await sent();
    const returnReasons = tenant.store.config.returnReasons.map((one) => ({ ...one, label: `Ours: ${one.label}` }));
    const [unit] = process.units;
    const told = returnReasons.find(({ name }) => name === unit?.returnReason)?.label ?? "none";
    await ctx.db.ecommerce.update({ where: { id: tenant.store.id }, data: { config: { returnReasons } } });
    const process_id = process.id;
    const names = [
      ...(await station.listStationParcels.call(ctx, worker, {})).parcels,
      ...(await station.findStationParcels.call(ctx, worker, { codes: [process.order.orderNumber] })).parcels,
      (await station.receiveParcel.call(ctx, worker, { process_id })).parcel,
    ].filter((parcel) => parcel.process_id === process_id);
    expect(names.map(({ units }) => units[0]?.reason_name)).toEqual([told, told, told]);
  });

  test("returns the names of people who work at stations, and labels a shift by name", async () => {
    const { ctx, worker, sent } = scene;
    const { person, team } = await station.getStation.call(ctx, worker, {});
    expect(team).toContainEqual({ email: person.email, name: person.name });
    await station.submitParcel.call(ctx, worker, submissionOf(await sent(), { user: person.email }));
    const { parcels } = await station.getShift.call(ctx, worker, { since: "2000-01-01T00:00:00.000Z" });
    expect(parcels.map((one) => one.person)).toContain(person.name);
  });

  test("stores no shopper addresses: the server looks up a typed one", async () => {
    const { ctx, worker, sent } = scene;
    const process = await sent();
    const found = await station.findStationParcels.call(ctx, worker, { query: process.email });
    expect(found.parcels.map(({ process_id }) => process_id)).toContain(process.id);
    const listed = await station.listStationParcels.call(ctx, worker, {});
    for (const told of [found, listed]) expect(JSON.stringify(told).toLowerCase()).not.toContain(process.email);
  });

  test("records the receipt of a parcel once, and ignores one that is over or awaits approval", async () => {
    const { ctx, worker, sent } = scene;
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

  test("undoes a mistaken receipt, and changes nothing that doesn't count as received", async () => {
    const { ctx, tenant, worker, sent } = scene;
    const process = await sent();
    const { moved_from } = await station.receiveParcel.call(ctx, worker, { process_id: process.id });
    const back = { process_id: process.id, moved_from, user: "worker@example.com" };
    for (const _ of ["once", "and again, because the answer was lost"])
      expect(await station.takeBackArrival.call(ctx, worker, back)).toEqual({});
    expect((await getProcess(ctx.db, tenant.actor, process.id)).shippingStatus).toBe("COLLECTED");
    const timeline = await listTimeline(ctx.db, tenant.actor, process.id);
    expect(timeline.filter(({ data }) => data.note === "Scanned by mistake at the station")).toHaveLength(1);
    const other = { ...back, moved_from: "CREATED" };
    await expect(station.takeBackArrival.call(ctx, worker, other)).rejects.toMatchObject({
      reason: "FAILED_PRECONDITION",
    });
  });
});
