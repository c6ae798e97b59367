import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import { listWarehouses } from "@/server/db/shipping/warehouses";
import { getStore } from "@/server/db/stores/stores";
import { NO_RETURN_ADDRESS } from "@/server/domain/shipping/return-address";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ShipmentResult } from "@/server/partners/carrier";
import { carriersOfStore } from "../carriers/carriers-of";
import type { ServiceContext } from "../context";
import { partnerScopeOf } from "../partner-scope";
import { askingCarrier, CARRIER_TIMEOUT_MS } from "../shipping/asking-carrier";

type Wanted = { actor: Actor; ecommerceId: string; provider: string; carrier: string; returnMethod: ReturnMethod };

/**
 * Makes a label from the store's warehouse to itself, to test the carrier connection and the print result, on the
 * store's paper format. It is voided at once so that it costs nothing, and nothing is stored.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION, UNAVAILABLE
 */
export const makeTestLabel = async (ctx: ServiceContext, wanted: Wanted): Promise<ShipmentResult> => {
  const { actor, ecommerceId, provider, carrier, returnMethod } = wanted;
  const store = await getStore(ctx.db, actor, ecommerceId);
  const { id, config } = store;
  const method = carriersOfStore(ctx, store)
    .get(provider)
    ?.combinations.find((one) => one.returnMethod === returnMethod && one.carrier === carrier);
  const partner = await ctx.partners.carrier(partnerScopeOf(store), { provider, connectionId: null });
  if (partner === null || method?.labelSource !== "CARRIER")
    throw invalidField("carrier", `does not offer ${returnMethod} here`);
  const warehouses = await listWarehouses(ctx.db, actor, id);
  const warehouse = warehouses.find(({ isDefault }) => isDefault) ?? warehouses[0];
  if (warehouse === undefined) throw new Problem("FAILED_PRECONDITION", NO_RETURN_ADDRESS);
  const idempotencyKey = `${id}:test-label:${ctx.ids.next("shp")}`;
  const made = await askingCarrier(ctx, () =>
    partner.createShipment({
      ...{ idempotencyKey, carrier, returnMethod, from: warehouse.address, to: warehouse.address },
      ...{ returnCode: ctx.ids.returnCode(), orderNumber: "TEST", createdAt: ctx.clock.now() },
      signal: AbortSignal.timeout(CARRIER_TIMEOUT_MS),
    }),
  );
  const { trackingNumber } = made;
  await askingCarrier(ctx, () =>
    partner.voidShipment({
      ...{ idempotencyKey: `${idempotencyKey}:void`, carrier: made.carrier, trackingNumber },
      reference: made.reference ?? "",
      signal: AbortSignal.timeout(CARRIER_TIMEOUT_MS),
    }),
  );
  const sheet = await ctx.labelSheets.fit(made.label, config.logistics.labelFormat);
  if (sheet === null) return made;
  return { ...made, label: { bytes: sheet, contentType: "application/pdf", extension: "pdf" } };
};
