import * as contract from "@/contract/admin/pickups";
import { findPickup } from "@/server/domain/shipping/logistic-order";
import { presentPickupOrder } from "@/server/presenters/logistics";
import { requestPickup as request } from "@/server/services/logistics/request-pickup";
import { implement } from "../implement";
import { readAddress } from "../read-address";
import { readContact } from "./logistic-orders";

export const requestPickup = implement(contract.requestPickup, async ({ ctx, actor, input }) => {
  const [config] = input.settings?.logisticConfig ?? [];
  const attempt = input.repickupAttempt;
  const process = await request(ctx, {
    actor,
    input: {
      processId: input.processId,
      provider: input.provider || (config?.provider ?? ""),
      carrier: input.carrier || (config?.carrier ?? ""),
      serviceId: config?.serviceId ?? "",
      returnMethod: input.settings?.returnMethod ?? null,
      ecommerceId: input.ecommerceId,
      orderNumber: input.orderNumber,
      customer: readContact(input.customer),
      address: readAddress(input.pickupAddress),
      ranges: input.pickupRanges,
      declaredValueMinor: input.declaredValue === undefined ? null : Number(input.declaredValue),
      currency: input.currency,
      attempt,
    },
  });
  const pickup = findPickup(process, attempt);
  if (pickup === null) throw new Error(`Pickup ${attempt} of ${process.id} is not there.`);
  return { pickupOrder: presentPickupOrder(pickup, process) };
});
