import type { Database } from "@/server/db/client";
import { PartnerError } from "@/server/partners/partner-error";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import type { TestContext } from "./context";
import { withSandbox } from "./with-sandbox";

/**
 * A context whose partners do what they are asked but may lose the response; a silent provider doesn't even say whether
 * it has paid.
 */
export const forgetPartners = (base: TestContext, { isProviderSilent = false } = {}) => {
  const done = new Set<string>();
  let isLost = false;
  const heard = <T>(result: T): T => {
    if (isLost) throw new PartnerError("TEST", "UNAVAILABLE", "The answer was lost.");
    return result;
  };
  const answer = <T>(key: string, result: T): T => {
    done.add(key);
    return heard(result);
  };
  const { payments, shop } = base.sandbox;
  const ctx = withSandbox(base, {
    payments: {
      ...payments,
      refund: async (leg) => answer(leg.idempotencyKey, await payments.refund(leg)),
      findPayment: async (look) => {
        const found = await payments.findPayment(look);
        return isProviderSilent ? heard(found) : found;
      },
    },
    shop: {
      ...shop,
      createExchangeOrder: async (order) => answer(order.idempotencyKey, await shop.createExchangeOrder(order)),
      findExchangeOrder: async (look) => {
        const found = await shop.findExchangeOrder(look);
        return isProviderSilent ? heard(found) : found;
      },
      openReturn: async (request) => answer(request.idempotencyKey, await shop.openReturn(request)),
      restock: async (request) => answer(request.idempotencyKey, await shop.restock(request)),
      closeReturn: async (request) => answer(request.idempotencyKey, await shop.closeReturn(request)),
    },
  });
  return {
    ctx,
    /** How many effects they had for a return: a worker also claims due work of others. */
    doneFor: (processId: string): number => [...done].filter((key) => key.includes(processId)).length,
    /** Responses to all calls are lost meanwhile. */
    losing: async <T>(work: () => Promise<T>): Promise<T> => {
      isLost = true;
      try {
        return await work();
      } finally {
        isLost = false;
      }
    },
    /** Due work is attempted; for the last time, if it is to be held. */
    loseAnswers: async (groupId: string, { isHeld = false } = {}): Promise<void> => {
      if (isHeld) await ctx.db.activity.updateMany({ where: { groupId, state: "PENDING" }, data: { attempts: 5 } });
      isLost = true;
      await runDueActivities(ctx);
      isLost = false;
    },
    /** Everything is retried until nothing is waiting. */
    workOff: async (groupId: string): Promise<void> => {
      for (let round = 0; round < 3; round += 1) {
        const data = { dueAt: new Date(0), leaseUntil: null };
        await ctx.db.activity.updateMany({ where: { groupId, state: "PENDING" }, data });
        await runDueActivities(ctx);
      }
    },
    /** The same context, with something that happens right before the command's transaction. */
    rightBefore: (happens: () => Promise<unknown>): TestContext => {
      let isFirst = true;
      const db = new Proxy(ctx.db, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name);
          if (name !== "$transaction") return typeof value === "function" ? value.bind(target) : value;
          const transact: Database["$transaction"] = target.$transaction.bind(target);
          return async (work: Parameters<typeof transact>[0], options: object) => {
            if (isFirst) {
              isFirst = false;
              await happens();
            }
            return transact(work, options);
          };
        },
      });
      return { ...ctx, db };
    },
  };
};
