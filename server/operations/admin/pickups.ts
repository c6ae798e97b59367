import * as contract from "@/contract/admin/pickups";
import { findPickup } from "@/server/domain/shipping/logistic-order";
import { presentPickupOrder } from "@/server/presenters/logistics";
import { requestPickup as request } from "@/server/services/logistics/request-pickup";
import { implement } from "../implement";
import { readAddress } from "../read-address";
import { readContact } from "./logistic-orders";

export const requestPickup = implement(contract.requestPickup, async ({ ctx, actor, input }) => {
  const [config] = input.settings?.logistic_config ?? [];
  const attempt = input.repickup_attempt;
  const process = await request(ctx, {
    actor,
    input: {
      processId: input.process_id,
      provider: input.provider || (config?.provider ?? ""),
      carrier: input.carrier || (config?.carrier ?? ""),
      serviceId: config?.service_id ?? "",
      returnMethod: input.settings?.return_method ?? null,
      ecommerceId: input.ecommerce_id,
      orderNumber: input.order_number,
      customer: readContact(input.customer),
      address: readAddress(input.pickup_address),
      ranges: input.pickup_ranges,
      declaredValueMinor: input.declared_value === undefined ? null : Number(input.declared_value),
      currency: input.currency,
      attempt,
    },
  });
  const pickup = findPickup(process, attempt);
  if (pickup === null) throw new Error(`Pick-up ${attempt} of ${process.id} is not there.`);
  return { pickup_order: presentPickupOrder(pickup) };
});
