import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import { openStationScene, type StationScene } from "@/test/station-scene";
import { getReturnActs } from "../storefront/changes";
import { getInspection } from "./inspection";
import * as station from "./station";

let scene: StationScene;

beforeAll(async () => {
  scene = await openStationScene();
});
afterAll(() => scene.close());

describe("a photo of a unit", () => {
  /** A one-pixel picture. */
  const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

  test("is stored once, shown with a link, and belongs to one unit of one return", async () => {
    const { ctx, tenant, worker, sent } = scene;
    const [process, other] = [await sent(), await sent()];
    const photo = {
      photo_id: randomUUID(),
      process_id: process.id,
      unit_id: process.units[0]?.id ?? "",
      content: PIXEL,
    };
    const answers = await Promise.all([1, 2].map(() => station.addInspectionPhoto.call(ctx, worker, photo)));
    expect(answers.map(({ is_repeated }) => is_repeated).sort()).toEqual([false, true]);
    const { photos } = await getInspection.call(ctx, tenant.actor, { process_id: process.id });
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

  test("is shown to the shopper only for a unit that was rejected with a reason", async () => {
    const { ctx, tenant, worker, sent } = scene;
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
