import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Prisma } from "@/server/db/generated/client";
import { addDays, localDay } from "@/server/kernel/local-day";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene } from "@/test/refund-scene";
import { dashboardAs } from "@/test/team-scene";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

describe("the figures", () => {
  test("match plain SQL, leave out canceled returns, and compare with the previous period", async () => {
    const scene = await createRefundScene(ctx);
    const { tenant } = scene;
    const paid = await scene.work(await scene.review(await scene.newReturn(), "APPROVED"));
    await scene.newReturn();
    const { id: canceled } = await scene.newReturn();
    await ctx.db.returnProcess.update({ where: { id: canceled }, data: { status: "CANCELED" } });
    const zone = tenant.store.timeZone;
    const today = localDay(new Date(paid.createdAt), zone);
    const look = { ecommerce_id: tenant.store.id, from: addDays(today, -1), to: addDays(today, 1) };
    const figures = await dashboardAs(ctx, tenant.actor).getAnalytics(look);
    const [plain] = await ctx.db.$queryRaw<Record<string, number>[]>(Prisma.sql`
      select (select count(*)::int from return_processes where ecommerce_id = ${tenant.store.id} and status <> 'CANCELED') as returns,
        (select count(*)::int from return_units u join return_processes p on p.id = u.process_id
          where p.ecommerce_id = ${tenant.store.id} and p.status <> 'CANCELED') as units,
        (select coalesce(sum(x.amount_minor), 0)::int from payouts x where x.process_id = ${paid.id} and x.status = 'SETTLED') as refunded`);
    expect(plain?.refunded).toBeGreaterThan(0);
    expect(figures.now).toMatchObject({
      returns: plain?.returns,
      units: plain?.units,
      refunded: String(plain?.refunded),
    });
    expect(figures.days.reduce((sum, { returns }) => sum + returns, 0)).toBe(plain?.returns);
    expect(figures.reasons.reduce((sum, { units }) => sum + units, 0)).toBe(plain?.units);
    expect(figures.products.reduce((sum, { units }) => sum + units, 0)).toBe(plain?.units);
    const [parts] = await ctx.db.$queryRaw<{ course: number[] }[]>(Prisma.sql`
      select array_agg((select count(*)::int from return_units u join return_processes p on p.id = u.process_id
        where p.ecommerce_id = ${tenant.store.id} and p.status <> 'CANCELED'
          and p.created_at >= t.start + n * interval '6 hours' and p.created_at < t.start + (n + 1) * interval '6 hours')
        order by n) as course
      from generate_series(0, 11) n, (select (${look.from}::date)::timestamp at time zone ${tenant.store.timeZone} as start) t`);
    const together = parts?.course.map((_, part) =>
      figures.products.reduce((sum, one) => sum + (one.course[part] ?? 0), 0),
    );
    expect(together).toEqual(parts?.course);
    // One order has its sizes as an option; the others have variants with that name.
    await ctx.db.$executeRaw(Prisma.sql`
      update order_lines l set options = case when o.id = ${paid.orderId} then '{"Größe": "M", "Color": "red"}'::jsonb
        else '{}' end, variant_name = case when o.id = ${paid.orderId} then 'red, M' else 'L' end
      from orders o where o.id = l.order_id and o.ecommerce_id = ${tenant.store.id}`);
    const sizes = await ctx.db.$queryRaw<{ size: string; units: number; reasons: { units: number }[] }[]>(Prisma.sql`
      select q.size, sum(q.units)::int as units, jsonb_agg(jsonb_build_object('units', q.units) order by q.units desc) as reasons
      from (select case when p.id = ${paid.id} then 'M' else 'L' end as size, u.return_reason, count(*)::int as units
        from return_units u join return_processes p on p.id = u.process_id
        where p.ecommerce_id = ${tenant.store.id} and p.status <> 'CANCELED' group by 1, 2) q
      group by 1 order by 2 desc, 1`);
    expect(sizes.map(({ size }) => size).sort()).toEqual(["L", "M"]);
    const analytics = await dashboardAs(ctx, tenant.actor).getAnalytics(look);
    expect(analytics.sizes).toMatchObject(sizes);
    // The standard reasons say whether an item was too small or too large.
    for (const { reason, size_direction: direction } of analytics.sizes.flatMap(({ reasons }) => reasons))
      expect(direction).toBe(reason === "TOO_SMALL" || reason === "TOO_BIG" ? reason : "NONE");
    expect(figures.before.returns).toBe(0);
    const later = { ...look, from: addDays(today, 2), to: addDays(today, 4) };
    const { now, before } = await dashboardAs(ctx, tenant.actor).getAnalytics(later);
    expect([now.returns, before.returns]).toEqual([0, plain?.returns]);
    const byOrder = await dashboardAs(ctx, tenant.actor).getAnalytics({
      ...look,
      basis: "ORDER",
      from: addDays(today, -30),
    });
    expect(byOrder.now).toMatchObject({ returns: plain?.returns, returned_orders: plain?.returns });
    expect((await dashboardAs(ctx, tenant.actor).listRefundsDue({})).refunds).toEqual([]);
    expect(await dashboardAs(ctx, tenant.actor).getOverview({})).toMatchObject({
      refunds: { count: 0 },
      to_inspect: { count: 0 },
    });
  });

  test("of cost sum what carriers charge for labels that weren't voided", async () => {
    const scene = await createRefundScene(ctx);
    const { tenant } = scene;
    const [one, two, three] = [await scene.newReturn(), await scene.newReturn(), await scene.newReturn()];
    await scene.work(one);
    const made = await ctx.db.shipment.findMany({ where: { groupId: tenant.groupId }, orderBy: { id: "asc" } });
    expect(made.map(({ priceMinor }) => Number(priceMinor))).toEqual([395, 395, 395]);
    const of = (process: { id: string }) => ({ processId: process.id });
    await ctx.db.shipment.updateMany({ where: of(one), data: { priceMinor: 1_234n } });
    await ctx.db.shipment.updateMany({ where: of(two), data: { voidedAt: new Date(), voidAnswer: "VOIDED" } });
    await ctx.db.shipment.updateMany({ where: of(three), data: { priceMinor: null } });
    const today = localDay(new Date(one.createdAt), tenant.store.timeZone);
    const look = { ecommerce_id: tenant.store.id, from: addDays(today, -1), to: addDays(today, 1) };
    const [plain] = await ctx.db.$queryRaw<{ cost: number; labels: number }[]>(Prisma.sql`
      select sum(s.price_minor)::int as cost, count(*)::int as labels from shipments s
      where s.group_id = ${tenant.groupId} and s.void_answer <> 'VOIDED'`);
    expect(plain).toEqual({ cost: 1_234, labels: 2 });
    const { now, before } = await dashboardAs(ctx, tenant.actor).getAnalytics(look);
    expect(now).toMatchObject({ label_cost: String(plain?.cost), labels: plain?.labels, priced_labels: 1 });
    expect(before).toMatchObject({ label_cost: "0", labels: 0 });
    await ctx.db.returnProcess.update({ where: { id: one.id }, data: { status: "CANCELED" } });
    expect((await dashboardAs(ctx, tenant.actor).getAnalytics(look)).now.label_cost).toBe("0");
  });

  test("of sizes leave out color variants, and find the size within a name", async () => {
    const scene = await createRefundScene(ctx);
    const { tenant } = scene;
    const lines = ["Navy", "Grey, 41", "42.5", "Rust / XL", "Marsh, one size"];
    for (const _ of lines) await scene.newReturn();
    const orders = await ctx.db.order.findMany({ where: { groupId: tenant.groupId }, orderBy: { id: "asc" } });
    for (const [place, { id: orderId }] of orders.entries())
      await ctx.db.orderLine.updateMany({ where: { orderId }, data: { options: {}, variantName: lines[place] ?? "" } });
    const today = localDay(ctx.clock.now(), tenant.store.timeZone);
    const look = { ecommerce_id: tenant.store.id, from: addDays(today, -2), to: addDays(today, 1) };
    const { sizes } = await dashboardAs(ctx, tenant.actor).getAnalytics(look);
    expect(sizes.map(({ size }) => size).sort()).toEqual(["41", "42.5", "XL", "one size"]);
  });
});
