import type { Tx } from "@/server/db/client";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import { requireBeforeCollection, requireLive } from "@/server/domain/process/require-live";
import type { PostalAddress } from "@/server/kernel/address";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import type { CustomerFacts, PatchCall } from "./patch";

const FIELDS = ["email", "firstName", "lastName", "phone"] as const;

/**
 * Corrects how the shopper is called and reached. The timeline keeps which fields changed, not what they said.
 * @throws Problem INVALID_ARGUMENT when nothing is named, FAILED_PRECONDITION when it has ended
 */
export const changeCustomer = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, note, set }: PatchCall & { set: Partial<CustomerFacts> },
): Promise<void> => {
  deciding(() => requireLive(process));
  const named = FIELDS.filter((field) => set[field] !== undefined);
  if (named.length === 0)
    throw invalidField("return_process_patch", "name at least one of email, first_name, last_name, phone");
  const fields = named.filter((field) => set[field] !== process[field]);
  if (fields.length === 0) return;
  const now = ctx.clock.now();
  const { id } = process;
  const email = set.email === undefined ? {} : { lookupEmail: lookupEmail(set.email) };
  await updateProcess(tx, actor, { id, set: { ...set, ...email }, now });
  const entry = { kind: "CUSTOMER", isShopperVisible: false, data: { fields, ...note } };
  await addTimelineEntry(tx, actor, { processId: id, entry, now });
};

/**
 * Where the parcel is fetched, or comes from. @throws Problem INVALID_ARGUMENT, FAILED_PRECONDITION once it is
 * collected or the return has ended
 */
export const changePickupAddress = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, note, address }: PatchCall & { address: PostalAddress },
): Promise<void> => {
  deciding(() => requireBeforeCollection(process));
  const needed = { address_line_1: address.line1, city: address.city, postcode: address.postcode };
  for (const [field, value] of Object.entries({ ...needed, country_code: address.countryCode }))
    if (value.trim() === "") throw invalidField(`return_process_patch.address.${field}`, "is needed in an address");
  const now = ctx.clock.now();
  const { id } = process;
  await updateProcess(tx, actor, { id, set: { shopperAddress: address }, now });
  const entry = { kind: "PICKUP_ADDRESS", isShopperVisible: false, data: note };
  await addTimelineEntry(tx, actor, { processId: id, entry, now });
};
