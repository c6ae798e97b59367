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

describe("an order lookup", () => {
  /** Returns the result: the order's ID, or how it is refused. */
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
  /**
   * Reads waits as if the last guess were this far in the future, so that they don't end in between on a slow machine.
   */
  const FAR = 1000;

  test("shuts nobody out after five wrong ones from one address: the shopper elsewhere gets in at once", async () => {
    const order = await createOrder(ctx, tenant);
    await times(5, (at) => lookUp(order.orderNumber, wrong(at)));
    expect(await lookUp(order.orderNumber, order.email, "203.0.113.9")).toBe(order.id);
  });

  test("makes each further guess from there wait, for right and wrong details and nonexistent orders alike", async () => {
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

  test("lets the shopper at the attacker's address in after a wait and resets the wrong guesses there", async () => {
    const order = await createOrder(ctx, tenant);
    await times(5, (at) => lookUp(order.orderNumber, wrong(at)));
    await letPass(ctx, 1);
    expect(await lookUp(order.orderNumber, order.email)).toBe(order.id);
    expect(await lookUp(order.orderNumber, wrong(7))).toBe("NOT_FOUND");
    expect(await lookUp(order.orderNumber, order.email)).toBe(order.id);
  });

  test("checks five of fifty concurrent guesses", async () => {
    const order = await createOrder(ctx, tenant);
    const startedAt = performance.now();
    const all = await Promise.all(Array.from({ length: 50 }, (_, at) => lookUp(order.orderNumber, wrong(at))));
    // On a machine that takes seconds, one more is checked after each second's wait.
    const seconds = Math.floor((performance.now() - startedAt) / 1000);
    const looked = all.filter((outcome) => outcome === "NOT_FOUND").length;
    expect(looked).toBeGreaterThanOrEqual(5);
    expect(looked).toBeLessThanOrEqual(5 + seconds);
    expect(all.filter((outcome) => outcome.startsWith("WAIT "))).toHaveLength(50 - looked);
  });

  test("makes new addresses wait, but lets the shopper in, when many addresses guess at one order", async () => {
    const [order, other] = [await createOrder(ctx, tenant), await createOrder(ctx, tenant)];
    await times(30, (at) => lookUp(order.orderNumber, wrong(at), `203.0.113.${at}`));
    const [first] = await times(2, () => lookUp(order.orderNumber, order.email));
    expect(first).toMatch(/^WAIT \d+$/);
    await letPass(ctx, Number(first?.slice(5)));
    expect(await lookUp(order.orderNumber, order.email)).toBe(order.id);
    expect(await lookUp(other.orderNumber, other.email)).toBe(other.id);
  });

  test("counts an IPv6 network as one address and slows it down after twenty wrong orders", async () => {
    await times(20, (at) => lookUp(`none-${at}`, wrong(at), `2001:db8::${at}`));
    await letPass(ctx, -FAR);
    expect(await lookUp("none-21", wrong(21), "2001:db8::ffff")).toMatch(/^WAIT \d+$/);
  });
});

describe("a login", () => {
  const PASSWORD = "a password of their own";
  const logIn = (password: string, address = HERE) => checkLogIn({ email: emailOfAna(), password, address });
  const emailOfAna = () => `ana-${tenant.groupId}@example.com`;

  test("slows down an address with wrong passwords without keeping the person out elsewhere", async () => {
    const input = {
      email: emailOfAna(),
      name: "Ana",
      role: "support" as const,
      passwordHash: await hashPassword(PASSWORD),
    };
    const { id } = await createUser(ctx, { actor: tenant.actor, input });
    expect(await logIn("wrong")).toEqual({ kind: "WRONG" });
    // Password checks are slow, so this simulates twenty, after which the wait is the longest.
    await ctx.db.failureWindow.updateMany({ data: { failures: 20 } });
    expect(await logIn(PASSWORD)).toMatchObject({ kind: "LIMITED" });
    expect(await logIn(PASSWORD, "203.0.113.9")).toEqual({ kind: "OK", userId: id });
    await letPass(ctx, 90);
    expect(await logIn(PASSWORD)).toEqual({ kind: "OK", userId: id });
  });
});
