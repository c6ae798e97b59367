import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseFaults } from "@/test/doctor/database-faults";
import { type DoctorScene, openDoctorScene, type SeededFault } from "@/test/doctor/doctor-scene";
import { serviceFaults } from "@/test/doctor/service-faults";
import { lagFault, versionFaults } from "./database-checks";
import { FAULT_IDS } from "./fault";

let scene: DoctorScene;
let cases: SeededFault[];
beforeAll(async () => {
  scene = await openDoctorScene();
  cases = [...databaseFaults(scene), ...serviceFaults(scene)];
});
afterAll(() => scene.close());

test("a healthy installation has no faults", async () => {
  expect((await scene.examined({})).map(({ id }) => id)).toEqual(scene.always);
});

/** Nothing else is examined then. */
const ALONE: readonly string[] = ["settings-invalid", "database-down"];

// A fault may have several causes.
test.each(FAULT_IDS)("finds %s and nothing else, and says what to do", async (id) => {
  for (const { fault, also = [], seed } of cases.filter((one) => one.fault === id)) {
    const seeded = await seed();
    const found = await scene.examined(seeded).finally(() => scene.undone(seeded));
    const expected = [fault, ...also, ...(ALONE.includes(fault) ? [] : scene.always)];
    expect(found.map((one) => one.id).sort()).toEqual([...new Set(expected)].sort());
    for (const { what, fix } of found) {
      // One sentence each, for somebody who reads it in a terminal at night.
      expect(what).toMatch(/^[A-Z].*\.$/s);
      expect(fix).toMatch(/^[A-Z].*\.$/s);
    }
  }
});

test("every known fault is caused here, also those that need another server", () => {
  const others = [...versionFaults({ version: "13.4", number: 130_004 }), lagFault("standby", 90)].map(({ id }) => id);
  expect(versionFaults({ version: "15.0", number: 150_000 })).toEqual([]);
  expect(new Set([...cases.map(({ fault }) => fault), ...others])).toEqual(new Set(FAULT_IDS));
});

test("names the worst first, and the cause before what it causes", async () => {
  const live = await scene.live();
  const machine = { nodeVersion: "18.0.0", memoryBytes: 1 };
  const found = await scene.examined({ machine }).finally(() => scene.undone(live));
  expect(found.map(({ id }) => id)).toEqual([
    "node-too-old",
    ...scene.always,
    "address-local",
    "mail-server-missing",
    "memory-small",
  ]);
});
