import * as contract from "@/contract/dashboard/carriers";
import { listCarrierHealth } from "@/server/db/shipping/carrier-health";
import { getStore } from "@/server/db/stores/stores";
import { carriersOfStore } from "@/server/services/carriers/carriers-of";
import { makeTestLabel as makeLabel } from "@/server/services/logistics/make-test-label";
import { implement } from "../implement";

const WEEK_MS = 7 * 86_400_000;

export const listCarrierMethods = implement(contract.listCarrierMethods, async ({ ctx, actor, input }) => {
  const store = await getStore(ctx.db, actor, input.ecommerceId);
  const carriers = [...carriersOfStore(ctx, store).values()];
  return {
    methods: carriers.flatMap(({ provider, carriers: named, combinations, hasPrices = false }) =>
      combinations.flatMap(({ returnMethod, carrier }) => {
        const name = named.find(({ code }) => code === carrier)?.name ?? carrier;
        if (returnMethod === "NO_RETURN_METHOD") return [];
        return [{ returnMethod, provider, carrier, name, hasPrices }];
      }),
    ),
    providers: [...ctx.providers.all.values()].flatMap(({ kind, provider, displayName: name }) =>
      kind === "CARRIER" ? [{ provider, name }] : [],
    ),
  };
});

export const listCarriers = implement(contract.listCarriers, async ({ ctx, actor, input }) => {
  const store = await getStore(ctx.db, actor, input.ecommerceId);
  const { id: ecommerceId } = store;
  const since = new Date(ctx.clock.now().getTime() - WEEK_MS);
  const health = await listCarrierHealth(ctx.db, actor, { ecommerceId, since });
  return {
    carriers: [...carriersOfStore(ctx, store).values()]
      .filter(isAsked)
      .flatMap(({ provider, carriers, combinations }) =>
        carriers.map(({ code, name }) => {
          const lately = health.find((each) => each.provider === provider && each.carrier === code);
          return {
            ...{ provider, carrier: code, name },
            returnMethods: combinations.flatMap(({ returnMethod, carrier }) =>
              carrier === code && returnMethod !== "NO_RETURN_METHOD" ? [returnMethod] : [],
            ),
            labels: lately?.labels ?? 0,
            stumbled: lately?.stumbled ?? 0,
            failed: lately?.failed ?? 0,
            lastError: lately?.lastError ?? "",
          };
        }),
      ),
  };
});

/** Returns whether a carrier creates its labels. */
const isAsked = ({ combinations }: { combinations: readonly { labelSource: string }[] }): boolean =>
  combinations.some(({ labelSource }) => labelSource === "CARRIER");

export const makeTestLabel = implement(contract.makeTestLabel, async ({ ctx, actor, input }) => {
  const { ecommerceId, provider, carrier, returnMethod } = input;
  const { trackingNumber, label } = await makeLabel(ctx, { actor, ecommerceId, provider, carrier, returnMethod });
  return {
    trackingNumber,
    name: `test-label-${carrier}.${label.extension}`,
    contentType: label.contentType,
    content: Buffer.from(label.bytes).toString("base64"),
  };
});
