import { describe, expect, it } from "vitest";
import { bench, parcel, press, settle, unit } from "@/test/station/fixtures";
import { takeScan } from "./take-scan";

describe("a parcel's problem", () => {
  it.each([
    ["CANCELED", { status: "CANCELED" }],
    ["FAILED", { status: "FAILED" }],
    ["DONE", { status: "COMPLETED" }],
    ["UNAPPROVED", { authorization: "PENDING" }],
    ["REFUSED", { authorization: "UNAUTHORIZED" }],
    ["HELD", { status: "ON_HOLD" }],
    ["ELSEWHERE", { place: "Utrecht" }],
    ["EMPTY", { units: [] }],
  ] as const)("%s is reported instead of opening it", async (warning, changed) => {
    const { station, sounds } = bench({ parcels: [parcel([unit(1)], changed as object)] });
    await takeScan(station, "1042");
    expect(station.read()).toMatchObject({ screen: { kind: "SCAN" }, sheet: { kind: "WARNING", warning } });
    expect(sounds).toEqual(["STOP"]);
  });

  it("is shown before the destinations of the previous parcel's units, which its scan has submitted", async () => {
    const held = parcel([unit(4)], { process_id: "prc_2", codes: ["rt22222222"], status: "ON_HOLD" });
    const { station } = bench({ parcels: [parcel([unit(1)]), held] });
    await takeScan(station, "1042");
    await takeScan(station, "SKU-1");
    await takeScan(station, "RT-2222-2222");
    expect(station.read()).toMatchObject({
      sheet: { kind: "WARNING", warning: "HELD" },
      queue: [{ processId: "prc_1" }],
    });
    press(station, "Escape");
    expect(station.read().screen).toMatchObject({ kind: "DONE", entry: { processId: "prc_1" } });
  });

  it("is also reported when the server learns of it after the parcel was opened", async () => {
    const canceled = parcel([unit(1)], { status: "CANCELED" });
    const server = { receive: () => ({ parcel: canceled, moved_from: null }) };
    const { station } = bench({ parcels: [parcel([unit(1)])], server });
    await takeScan(station, "1042");
    expect(station.read().screen.kind).toBe("INSPECT");
    await settle();
    expect(station.read().sheet).toMatchObject({ kind: "WARNING", warning: "CANCELED" });
  });

  it("is a choice by digit when several returns have the code, without ended ones while another is open", async () => {
    const [a, b] = ["prc_1", "prc_2"].map((process_id) => parcel([unit(1)], { process_id, codes: ["1042"] }));
    if (a === undefined || b === undefined) throw new Error("two parcels");
    const { station } = bench({ parcels: [a, b] });
    await takeScan(station, "1042");
    expect(station.read().sheet).toMatchObject({ kind: "MATCHES", processIds: ["prc_1", "prc_2"] });
    press(station, "2");
    expect(station.read().screen).toMatchObject({ processId: "prc_2" });
    const ended = bench({ parcels: [{ ...a, status: "CANCELED" }, b] }).station;
    await takeScan(ended, "1042");
    expect(ended.read().screen).toMatchObject({ processId: "prc_2" });
  });

  it("is requested from the server when this device doesn't know the code", async () => {
    const found = parcel([unit(1)], { process_id: "prc_9", codes: ["sbx77"] });
    const { station, sounds } = bench({
      parcels: [],
      server: { find: ({ codes }) => (codes?.includes("SBX77") ? [found] : []) },
    });
    await takeScan(station, "SBX-77");
    expect(station.read().screen).toMatchObject({ processId: "prc_9" });
    const none = bench({ parcels: [] }).station;
    await takeScan(none, "4006381333931");
    expect(none.read()).toMatchObject({ sheet: { kind: "CODE" }, codes: [{ code: "4006381333931", processId: "" }] });
    await takeScan(station, "4006381333931");
    expect(station.read()).toMatchObject({ sheet: { kind: "CODE" }, codes: [{ processId: "prc_9" }] });
    expect(sounds.at(-1)).toBe("UNKNOWN");
  });
});
