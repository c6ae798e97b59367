import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkLogIn } from "@/server/auth/check-log-in";
import { setContext } from "@/server/context";
import { hashPassword } from "@/server/kernel/passwords";
import { createUser } from "@/server/services/setup/create-user";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createTenant, type Tenant } from "@/test/factories";
import { letPass } from "@/test/let-pass";
import { startIntent } from "../intents/start-intent";

let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
beforeEach(async () => {
  await ctx.db.failureWindow.deleteMany();
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());

const HERE = "198.51.100.7";
const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Array.from({ length: count }, (_, at) => at).reduce(
    async (before, at) => [...(await before), await work(at)],
    Promise.resolve<T[]>([]),
  );

describe("an order look-up", () => {
  /** What it comes to: the order's id, or how it is refused. */
  const lookUp = (orderNumber: string, email: string, address = HERE): Promise<string> => {
    const actor = { ...tenant.actor, kind: "shopper" as const, id: "portal:x", address };
    const input = { orderNumber, email, postalCode: "", ecommerceId: tenant.store.id, slug: "", lang: "en" };
    return startIntent(ctx, { actor, input }).then(
      ({ order }) => order.id,
      (error) =>
        error.extras.retryAfterSeconds === undefined ? error.reason : `WAIT ${error.extras.retryAfterSeconds}`,
    );
  };
  const wrong = (at: number) => `wrong${at}@example.com`;
  /** Waits are read with the last guess this far ahead: however slow the machine is, they do not end in between. */
  const FAR = 1000;

  test("five wrong ones from one address shut nobody out: the shopper elsewhere gets in at once", async () => {
    const order = await createOrder(ctx, tenant);
    await times(5, (at) => lookUp(order.orderNumber, wrong(at)));
    expect(await lookUp(order.orderNumber, order.email, "203.0.113.9")).toBe(order.id);
  });

  test("from there each guess waits, for right and wrong details and for orders that do not exist alike", async () => {
    const order = await createOrder(ctx, tenant);
    for (const number of [order.orderNumber, "no-such-order"]) {
      await times(5, (at) => lookUp(number, wrong(at)));
      await letPass(ctx, -FAR);
      for (const email of [wrong(5), order.email]) expect(await lookUp(number, email)).toMatch(/^WAIT \d+$/);
      await letPass(ctx, FAR + 1);
      expect(await lookUp(number, wrong(6))).toBe("NOT_FOUND");
      await letPass(ctx, -FAR);
      expect(await lookUp(number, order.email)).toMatch(/^WAIT \d+$/);
      await letPass(ctx, FAR);
    }
  });

  test("the shopper at the attacker's address waits and gets in; what was wrong there is forgotten then", async () => {
    const order = await createOrder(ctx, tenant);
    await times(5, (at) => lookUp(order.orderNumber, wrong(at)));
    await letPass(ctx, 1);
    expect(await lookUp(order.orderNumber, order.email)).toBe(order.id);
    expect(await lookUp(order.orderNumber, wrong(7))).toBe("NOT_FOUND");
    expect(await lookUp(order.orderNumber, order.email)).toBe(order.id);
  });

  test("of fifty that come at once five are looked at", async () => {
    const order = await createOrder(ctx, tenant);
    const startedAt = performance.now();
    const all = await Promise.all(Array.from({ length: 50 }, (_, at) => lookUp(order.orderNumber, wrong(at))));
    // On a machine that takes seconds for it, one more is looked at after each second's wait.
    const seconds = Math.floor((performance.now() - startedAt) / 1000);
    const looked = all.filter((outcome) => outcome === "NOT_FOUND").length;
    expect(looked).toBeGreaterThanOrEqual(5);
    expect(looked).toBeLessThanOrEqual(5 + seconds);
    expect(all.filter((outcome) => outcome.startsWith("WAIT "))).toHaveLength(50 - looked);
  });

  test("one order guessed at from many addresses makes new addresses wait, and then lets the shopper in", async () => {
    const [order, other] = [await createOrder(ctx, tenant), await createOrder(ctx, tenant)];
    await times(30, (at) => lookUp(order.orderNumber, wrong(at), `203.0.113.${at}`));
    const [first] = await times(2, () => lookUp(order.orderNumber, order.email));
    expect(first).toMatch(/^WAIT \d+$/);
    await letPass(ctx, Number(first?.slice(5)));
    expect(await lookUp(order.orderNumber, order.email)).toBe(order.id);
    expect(await lookUp(other.orderNumber, other.email)).toBe(other.id);
  });

  test("a whole network of IPv6 is one address, and twenty wrong orders slow it down", async () => {
    await times(20, (at) => lookUp(`none-${at}`, wrong(at), `2001:db8::${at}`));
    await letPass(ctx, -FAR);
    expect(await lookUp("none-21", wrong(21), "2001:db8::ffff")).toMatch(/^WAIT \d+$/);
  });
});

describe("a log-in", () => {
  const PASSWORD = "a password of their own";
  const logIn = (password: string, address = HERE) => checkLogIn({ email: emailOfAna(), password, address });
  const emailOfAna = () => `ana-${tenant.groupId}@example.com`;

  test("wrong passwords from one address do not keep the person out elsewhere, and slow that address down", async () => {
    const input = {
      email: emailOfAna(),
      name: "Ana",
      role: "support" as const,
      passwordHash: await hashPassword(PASSWORD),
    };
    const { id } = await createUser(ctx, { actor: tenant.actor, input });
    expect(await logIn("wrong")).toEqual({ kind: "WRONG" });
    // To look at a password takes a while: as if there had been twenty, after which the wait is the longest.
    await ctx.db.failureWindow.updateMany({ data: { failures: 20 } });
    expect(await logIn(PASSWORD)).toMatchObject({ kind: "LIMITED" });
    expect(await logIn(PASSWORD, "203.0.113.9")).toEqual({ kind: "OK", userId: id });
    await letPass(ctx, 90);
    expect(await logIn(PASSWORD)).toEqual({ kind: "OK", userId: id });
  });
});
