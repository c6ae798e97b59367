import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { refusalOf, settingsScene } from "@/test/settings-scene";

let ctx: TestContext;
let scene: ReturnType<typeof settingsScene>;
let tenant: Tenant;

beforeAll(async () => {
  ctx = await openTestContext();
  scene = settingsScene(ctx);
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());

const POINTS_PER_MM = 72 / 25.4;
const one = () => ({ ecommerce_id: tenant.store.id });
const post = async (of: Tenant = tenant) => {
  const { carriers } = await scene.callerOf(of.actor).listCarriers({ ecommerce_id: of.store.id });
  return carriers.find(({ carrier }) => carrier === "sandbox_post");
};

describe("the carriers of the installation", () => {
  test("are listed with their capabilities and the recent success rate of the store's labels", async () => {
    const facts = { name: "Sandbox Post", return_methods: ["DROP_OFF_POINT", "IN_STORE"] };
    expect(await post()).toMatchObject({ ...facts, labels: 0, failed: 0, last_error: "" });
    const made = async () => createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
    const [, second] = [await made(), await made()];
    await runDueActivities(ctx);
    expect(await post()).toMatchObject({ labels: 2, stumbled: 0, failed: 0 });
    const label = { processId: second.id, name: "CREATE_LOGISTIC_ORDER" } as const;
    await ctx.db.activity.updateMany({ where: label, data: { state: "HELD", lastError: "No such street" } });
    expect(await post()).toMatchObject({ labels: 1, failed: 1, last_error: "No such street" });
    const stranger = await createTenant(ctx);
    expect(await post(stranger)).toMatchObject({ labels: 0, failed: 0 });
  });

  test("print labels on the store's paper size unless another is chosen, for shoppers and staff alike", async () => {
    const fresh = await createTenant(ctx);
    const { id } = await createReturn(ctx, fresh, { order: await createOrder(ctx, fresh) });
    await runDueActivities(ctx);
    const caller = scene.callerOf(fresh.actor);
    const name = async (paper: "4x6" | null = null) => [
      (await caller.printLabel({ return_id: id, paper })).name,
      (await caller.printReturnLabel({ process_id: id, paper })).name,
    ];
    const same = (paper: string) => Array(2).fill(expect.stringMatching(new RegExp(`^label-RT-.*-${paper}\\.pdf$`)));
    expect(await name()).toEqual(same("a4"));
    await scene.set(fresh, "logisticsetting", { label_format: "a6" });
    expect(await name()).toEqual(same("a6"));
    expect(await name("4x6")).toEqual(same("4x6"));
    expect((await caller.getPortalStore({})).store.label_format).toBe("a6");
    expect((await caller.getReturnDetail({ id })).store.label_format).toBe("a6");
    const call = { provider: "SANDBOX", carrier: "sandbox_post", return_method: "DROP_OFF_POINT" } as const;
    const label = await caller.makeTestLabel({ ecommerce_id: fresh.store.id, ...call });
    const [sheet] = (await PDFDocument.load(Buffer.from(label.content, "base64"))).getPages();
    expect(Math.round((sheet?.getWidth() ?? 0) / POINTS_PER_MM)).toBe(105);
  });

  test("create a test label without leaving a return or a file behind", async () => {
    const before = await ctx.db.storedFile.count();
    const wanted = { ...one(), provider: "SANDBOX", carrier: "sandbox_post", return_method: "DROP_OFF_POINT" } as const;
    const label = await scene.callerOf(tenant.actor).makeTestLabel(wanted);
    expect(label).toMatchObject({ name: "test-label-sandbox_post.pdf", content_type: "application/pdf" });
    expect(Buffer.from(label.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect(label.tracking_number).not.toBe("");
    expect(await ctx.db.storedFile.count()).toBe(before);
  });

  test("create no test label for a method they don't offer or without a destination warehouse", async () => {
    const wanted = { provider: "SANDBOX", carrier: "sandbox_post", return_method: "HOME_PICK_UP" } as const;
    const refused = await refusalOf(scene.callerOf(tenant.actor).makeTestLabel({ ...one(), ...wanted }));
    expect(refused.extras.violations).toMatchObject([{ field: "carrier" }]);
    const bare = await createTenant(ctx);
    await ctx.db.warehouse.deleteMany({ where: { ecommerceId: bare.store.id } });
    const call = { ecommerce_id: bare.store.id, ...wanted, return_method: "DROP_OFF_POINT" } as const;
    expect(await refusalOf(scene.callerOf(bare.actor).makeTestLabel(call))).toMatchObject({
      reason: "FAILED_PRECONDITION",
    });
  });
});
