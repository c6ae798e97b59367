import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { StationRulesDto } from "@/contract/schemas/station-rules";
import { ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import { STORE_SETTINGS } from "@/contract/vocabulary/store-setting";
import type { Actor } from "@/server/kernel/actor";
import { createUser } from "@/server/services/setup/create-user";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createTenant, type Tenant } from "@/test/factories";
import { refusalOf, settingsScene } from "@/test/settings-scene";
import { changeStoreSetting, listSettingHistory, undoSettingChange } from "./settings";
import * as station from "./station";

let database: TestDatabase;
let ctx: TestContext;
let scene: ReturnType<typeof settingsScene>;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
  scene = settingsScene(ctx);
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const one = ({ store }: Tenant) => ({ ecommerce_id: store.id });

const openBranding = async ({ actor, store }: Tenant) => {
  const api = scene.callerOf(actor);
  const setting = { ecommerce_id: store.id, setting: "branding" } as const;
  return { api, setting, value: await api.getBranding({ ecommerce_id: store.id }) };
};

describe("editing a setting", () => {
  test("names the conflicting field to the second of two simultaneous editors, and keeps the first change", async () => {
    const tenant = await createTenant(ctx);
    const { api, setting, value } = await openBranding(tenant);
    await api.changeStoreSetting({ ...setting, patch: { title: "First" }, based_on: value });
    const second = api.changeStoreSetting({ ...setting, patch: { title: "Mine", slogan: "x" }, based_on: value });
    const refused = await refusalOf(second);
    expect(refused).toMatchObject({ reason: "ABORTED" });
    expect(refused.extras.violations).toEqual([
      { field: "title", description: 'someone else has set this to "First"' },
    ]);
    expect(await api.getBranding({ ecommerce_id: tenant.store.id })).toMatchObject({ title: "First", slogan: "" });
  });

  test("accepts simultaneous changes of two different fields", async () => {
    const tenant = await createTenant(ctx);
    const { api, setting, value } = await openBranding(tenant);
    await api.changeStoreSetting({ ...setting, patch: { title: "First" }, based_on: value });
    await api.changeStoreSetting({ ...setting, patch: { slogan: "Second" }, based_on: value });
    const now = await api.getBranding({ ecommerce_id: tenant.store.id });
    expect(now).toMatchObject({ title: "First", slogan: "Second" });
  });

  test("reports a wrong field along with every other wrong one", async () => {
    const tenant = await createTenant(ctx);
    const { api, setting, value } = await openBranding(tenant);
    const patch = { primary_theme_color_main: "blueish", logo_height_mobile: "tall" };
    const refused = await refusalOf(api.changeStoreSetting({ ...setting, patch, based_on: value }));
    expect(refused.extras.violations?.map(({ field }) => field).sort()).toEqual(Object.keys(patch).sort());
  });

  test("names the field in every refusal of every setting", async () => {
    const tenant = await createTenant(ctx);
    const api = scene.callerOf(tenant.actor);
    const odd = ["\0", "x".repeat(6_000), -1, Number.POSITIVE_INFINITY, true, {}, [{}]];
    for (const setting of STORE_SETTINGS) {
      const read = await api.changeStoreSetting({ ...one(tenant), setting, patch: {}, based_on: {} });
      for (const field of [...Object.keys(read.value), "unknown"])
        for (const value of odd) {
          const call = { ...one(tenant), setting, patch: { [field]: value }, based_on: read.value };
          const [answer] = await Promise.allSettled([api.changeStoreSetting(call)]);
          if (answer.status === "fulfilled") continue;
          const { extras } = await refusalOf(Promise.reject(answer.reason));
          const named = extras.violations?.map(({ field: name }) => name) ?? [];
          const isNamed = named.length > 0 && named.every((name) => name.startsWith(field));
          expect({ setting, field, value, named, isNamed }).toMatchObject({ isNamed: true });
        }
    }
  });

  test("shows only a setting's own history, and undoes a change exactly", async () => {
    const tenant = await createTenant(ctx);
    const { api, setting, value } = await openBranding(tenant);
    await scene.set(tenant, "refunds", { round_promocode: true });
    const { value: one } = await api.changeStoreSetting({ ...setting, patch: { title: "One" }, based_on: value });
    const { value: two } = await api.changeStoreSetting({ ...setting, patch: { slogan: "Two" }, based_on: one });
    const { changes } = await api.listSettingHistory(setting);
    expect(changes.map(({ fields }) => fields)).toEqual([
      [{ name: "slogan", before: "", after: "Two" }],
      [{ name: "title", before: "", after: "One" }],
    ]);
    const audit_id = changes[1]?.audit_id ?? "";
    expect(await refusalOf(api.undoSettingChange({ ...setting, audit_id, based_on: one }))).toMatchObject({
      reason: "ABORTED",
    });
    const undone = await api.undoSettingChange({ ...setting, audit_id, based_on: two });
    expect(undone.value).toEqual(value);
    const { round_promocode } = await api.getRefundConfiguration({ ecommerce_id: tenant.store.id });
    expect(round_promocode).toBe(true);
  });

  test("can't undo a change of another store or another setting", async () => {
    const [tenant, stranger] = [await createTenant(ctx), await createTenant(ctx)];
    const { api, setting, value } = await openBranding(tenant);
    const theirs = await openBranding(stranger);
    await theirs.api.changeStoreSetting({ ...theirs.setting, patch: { title: "Theirs" }, based_on: theirs.value });
    const foreign = (await theirs.api.listSettingHistory(theirs.setting)).changes[0]?.audit_id ?? "";
    expect(await refusalOf(api.undoSettingChange({ ...setting, audit_id: foreign, based_on: value }))).toMatchObject({
      reason: "NOT_FOUND",
    });
    const warehouse_id = (await api.listWarehouses({ ecommerce_id: tenant.store.id })).warehouses[0]?.id ?? "";
    const which = { ecommerce_id: tenant.store.id, setting: "warehouses", warehouse_id } as const;
    const based_on = await api.getWarehouse({ id: warehouse_id });
    await api.changeStoreSetting({ ...setting, patch: { title: "Mine" }, based_on: value });
    const own = (await api.listSettingHistory(setting)).changes[0]?.audit_id ?? "";
    expect(await refusalOf(api.undoSettingChange({ ...which, audit_id: own, based_on }))).toMatchObject({
      reason: "FAILED_PRECONDITION",
    });
  });

  test("restores a warehouse, and removes the limit of return conditions", async () => {
    const tenant = await createTenant(ctx);
    const api = scene.callerOf(tenant.actor);
    const ecommerce_id = tenant.store.id;
    const [first] = (await api.listWarehouses({ ecommerce_id })).warehouses;
    if (first === undefined) throw new Error("There is no warehouse.");
    const which = { ecommerce_id, setting: "warehouses", warehouse_id: first.id } as const;
    const call = { ecommerce_id, warehouse_id: first.id, patch: { city: "Gent" }, based_on: first };
    const moved = await api.changeWarehouse(call);
    expect(await refusalOf(api.changeWarehouse(call))).toMatchObject({ reason: "ABORTED" });
    const { changes } = await api.listSettingHistory(which);
    const back = await api.undoSettingChange({ ...which, audit_id: changes[0]?.audit_id ?? "", based_on: moved });
    expect(back.value).toEqual(first);

    const conditions = { ecommerce_id, setting: "returnconditions" } as const;
    const { ecommerce_id: _, version, ...now } = await api.getReturnConditions({ ecommerce_id });
    const unlimited = { ...now, return_period_days: null };
    const saved = await api.saveReturnConditions({ ecommerce_id, return_conditions: unlimited, based_on: version });
    const { version: at, ecommerce_id: __, ...rest } = saved;
    const short = { ...rest, return_period_days: 7 };
    const again = await api.saveReturnConditions({ ecommerce_id, return_conditions: short, based_on: at });
    const [last] = (await api.listSettingHistory(conditions)).changes;
    const undone = await api.undoSettingChange({ ...conditions, audit_id: last?.audit_id ?? "", based_on: again });
    expect(undone.value).toMatchObject({ return_period_days: null, version: again.version + 1 });
  });

  test("uses a reason's size direction for exchanges and figures, or its name if none is set", async () => {
    const tenant = await createTenant(ctx);
    const api = scene.callerOf(tenant.actor);
    const one = { ecommerce_id: tenant.store.id };
    const told = async () =>
      (await api.getEcommerce(one)).return_reasons.map(({ name, size_direction: direction }) => [name, direction]);
    await scene.set(tenant, "ecommerce", {
      return_reasons: [
        { name: "TOO_SMALL", label: "Too small" },
        { name: "RUNS_WIDE", label: "Runs wide", size_direction: "TOO_BIG" },
        { name: "OTHER", label: "Something else" },
      ],
    });
    expect(await told()).toEqual([
      ["TOO_SMALL", "TOO_SMALL"],
      ["RUNS_WIDE", "TOO_BIG"],
      ["OTHER", "NONE"],
    ]);
    const setting = { ...one, setting: "ecommerce" } as const;
    const { changes } = await api.listSettingHistory(setting);
    const undo = { ...setting, audit_id: changes[0]?.audit_id ?? "", based_on: await api.getEcommerce(one) };
    await api.undoSettingChange(undo);
    expect((await told())[1]).toEqual(["TOO_BIG", "TOO_BIG"]);
  });

  test("sends reasons in the shopper's language", async () => {
    const tenant = await createTenant(ctx);
    const reasons = [{ name: "TOO_SMALL", label: "Too small", labels: { de: "Zu klein" } }];
    await scene.set(tenant, "ecommerce", { return_reasons: reasons });
    const labelIn = async (lang: string) => {
      const { return_reasons } = await scene
        .callerOf(tenant.actor)
        .listReturnReasons({ ecommerce_id: tenant.store.id, lang });
      return return_reasons[0]?.label;
    };
    expect([await labelIn("de-AT"), await labelIn("fr"), await labelIn("")]).toEqual([
      "Zu klein",
      "Too small",
      "Too small",
    ]);
  });
});

describe("a station's rules", () => {
  test("are those set by the store's team, with reasons and grades that the store has", async () => {
    const rules = {
      dispositions: [
        { verdict: "DECLINED" as const, reasons: ["Damaged"], category_ids: [], grades: [], place: "REPAIR", hint: "" },
        { verdict: "APPROVED" as const, reasons: [], category_ids: [], grades: ["B"], place: "OUTLET", hint: "" },
      ],
      ...{
        grades: [
          { name: "A", hint: "As new" },
          { name: "B", hint: "" },
        ],
        is_grade_asked: true,
      },
      check_lists: [{ category_ids: [], lines: ["Tags are on"] }],
      ...{ photo_reasons: ["Damaged"], is_reason_shown: false, ask_above: "5000" },
    };
    const tenant = await createTenant(ctx);
    const input = { email: "bench@example.com", name: "Bench", role: "warehouse" as const, passwordHash: "none" };
    const { id } = await createUser(ctx, { actor: tenant.actor, input });
    const worker: Actor = { ...tenant.actor, kind: "staff", id, scopes: new Set(ROLE_SCOPES.warehouse) };
    const setting = { ecommerce_id: tenant.store.id, setting: "station" } as const;
    const [first] = (await station.getStation.call(ctx, worker, {})).stores;
    expect(first?.rules).toEqual(StationRulesDto.parse({}));
    const save = (patch: object, by = tenant.actor) =>
      changeStoreSetting.call(ctx, by, { ...setting, patch: { ...patch }, based_on: { ...first?.rules } });
    await expect(save(rules, worker)).rejects.toMatchObject({ reason: "PERMISSION_DENIED" });
    await expect(save({ ...rules, photo_reasons: ["Moths"] })).rejects.toThrow(
      /photo_reasons\[0\].*"Moths" isn't a reject/,
    );
    await expect(save({ ...rules, grades: [] })).rejects.toThrow(/dispositions\[1\].grades\[0\].*"B" isn't a grade/);
    expect(await save(rules)).toEqual({ value: rules });
    expect((await station.getStation.call(ctx, worker, {})).stores[0]?.rules).toEqual(rules);

    const [change] = (await listSettingHistory.call(ctx, tenant.actor, setting)).changes;
    expect(change?.fields).toContainEqual({ name: "ask_above", before: "10000", after: "5000" });
    const undo = { ...setting, audit_id: change?.audit_id ?? "", based_on: rules };
    expect(await undoSettingChange.call(ctx, tenant.actor, undo)).toEqual({ value: first?.rules });
  });
});
