import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PickupInput, ShipmentInput } from "@/server/partners/carrier";
import { labelContent } from "@/test/fixtures/label-content";
import { createMemoryCarrierBooks, openCarrierBooks } from "./carrier-books";
import { createSandboxCarrier } from "./sandbox-carrier";
import { isTrackingNumber } from "./tracking-number";

const { from, to, returnCode, orderNumber, weightGrams, shipByDate, createdAt } = labelContent();
const shipment = (changes: Partial<ShipmentInput> = {}): ShipmentInput => ({
  idempotencyKey: "eco_1:prc_1:CREATE_LOGISTIC_ORDER:0",
  carrier: "sandbox_post",
  returnMethod: "DROP_OFF_POINT",
  ...{ from, to, returnCode, orderNumber, weightGrams, shipByDate, createdAt },
  ...changes,
});
const pickup = (changes: Partial<PickupInput> = {}): PickupInput => ({
  idempotencyKey: "eco_1:prc_1:SCHEDULE_PICKUP:0",
  carrier: "sandbox_express",
  trackingNumber: "SBX1234567890123452",
  shipmentReference: "",
  address: from,
  date: "2026-11-24",
  range: "RANGE_8_TO_12",
  ...changes,
});
const trackingBaseUrl = "http://localhost:3000/sandbox/track";

describe("the sandbox carrier", () => {
  const sandbox = () => createSandboxCarrier({ books: createMemoryCarrierBooks(), trackingBaseUrl });

  test("answers a shipment with a checked tracking number, its address and a PDF", async () => {
    const result = await sandbox().createShipment(shipment());
    expect(isTrackingNumber(result.trackingNumber)).toBe(true);
    expect(result).toMatchObject({
      carrier: "sandbox_post",
      trackingUrl: `${trackingBaseUrl}/${result.trackingNumber}`,
      weightGrams: 1240,
      label: { contentType: "application/pdf", extension: "pdf" },
    });
    expect(Buffer.from(result.label.bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  });

  test("has a known carrier for every combination and rejects others", async () => {
    const carrier = sandbox();
    for (const combination of carrier.combinations) {
      expect(carrier.carriers.map(({ code }) => code)).toContain(combination.carrier);
    }
    await expect(carrier.createShipment(shipment({ returnMethod: "HOME_PICK_UP" }))).rejects.toMatchObject({
      kind: "REFUSED",
    });
  });

  test("returns the same drop-off points per postal code, nearest first with hours, and others elsewhere", async () => {
    const at = async (postcode: string, carrier = "sandbox_post") =>
      sandbox().listDropOffPoints({ carrier, near: { ...from, postcode } });
    const points = await at("1015 CJ");
    expect(points).toEqual(await at("1015 CJ"));
    expect(points.map(({ id }) => id)).not.toEqual((await at("8011 AB")).map(({ id }) => id));
    const distances = points.map(({ distanceMeters }) => distanceMeters ?? 0);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    for (const { address, openingHours } of points) {
      expect(address).toMatchObject({ postcode: "1015 CJ", countryCode: from.countryCode, city: from.city });
      for (const { opens, closes } of openingHours) expect(opens < closes).toBe(true);
    }
    expect([await at(""), await at("1015 CJ", "sandbox_express")]).toEqual([[], []]);
  });

  test("repeats the first answer to a pickup key, whatever the second call says", async () => {
    const carrier = sandbox();
    const first = await carrier.schedulePickup(pickup());
    expect(first).toMatchObject({ date: "2026-11-24", range: "RANGE_8_TO_12" });
    expect(await carrier.schedulePickup(pickup({ date: "2026-11-25" }))).toEqual(first);
    await expect(
      carrier.schedulePickup(pickup({ idempotencyKey: "other", carrier: "sandbox_post" })),
    ).rejects.toMatchObject({ isRetryable: false });
  });

  test("voids its own labels as often as asked and rejects numbers that are not its own", async () => {
    const { voidShipment } = sandbox();
    const parcel = { carrier: "sandbox_post", trackingNumber: "SBP1234567890123452", reference: "" };
    const request = { idempotencyKey: "key", ...parcel };
    expect(await voidShipment(request)).toEqual({ isVoided: true });
    expect(await voidShipment(request)).toEqual({ isVoided: true });
    await expect(voidShipment({ ...request, trackingNumber: "1Z999" })).rejects.toMatchObject({ kind: "REFUSED" });
  });

  test("can be told through the address to reject or be unavailable, which leaves the key unused", async () => {
    const carrier = sandbox();
    for (const [line2, isRetryable] of [
      ["SANDBOX:REFUSE", false],
      ["SANDBOX:UNAVAILABLE", true],
    ] as const) {
      await expect(carrier.createShipment(shipment({ from: { ...from, line2 } }))).rejects.toMatchObject({
        isRetryable,
      });
    }
    expect(await carrier.findShipment(shipment().idempotencyKey)).toBeNull();
  });
});

describe("the books of the sandbox carrier", () => {
  let directory = "";
  const reopen = () => createSandboxCarrier({ books: openCarrierBooks(directory), trackingBaseUrl });
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "homeward-carrier-"));
  });
  afterEach(async () => {
    await rm(directory, { recursive: true, force: true });
  });

  test("give the very same answer for a key after a restart, also to a call with other content", async () => {
    const first = await reopen().createShipment(shipment());
    expect(await reopen().findShipment(shipment().idempotencyKey)).toEqual(first);
    expect(await reopen().createShipment(shipment({ orderNumber: "another" }))).toEqual(first);
    expect(await reopen().findShipment("unknown")).toBeNull();
  });

  test("hold one answer when the same key is asked many times at once", async () => {
    const carriers = [reopen(), reopen(), reopen()];
    const answers = await Promise.all(
      carriers.map((carrier, at) => carrier.createShipment(shipment({ orderNumber: `#${at}` }))),
    );
    expect(new Set(answers.map(({ label }) => Buffer.from(label.bytes).toString("base64"))).size).toBe(1);
  });
});
