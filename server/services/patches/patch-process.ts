import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { visibleText } from "@/contract/vocabulary/visible-text";
import type { Tx } from "@/server/db/client";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import { requireBeforeCollection, requireLive } from "@/server/domain/process/require-live";
import type { Actor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { finalizeChange } from "../finalize-change/finalize-change";
import { cancelProcess } from "../processes/cancel-process";
import { moveShipment } from "../shipping/move-shipment";
import { changeTracking } from "./change-tracking";
import { holdProcess, resumeProcess } from "./hold-process";
import type { CustomerFacts, PatchCall, ProcessPatch } from "./patch";

/**
 * Applies one change of a process by its operator (decisions, section 5, PATCH), with who and why in the timeline.
 * Returns the shipping status before and after.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION; nothing is changed then
 */
export const patchProcess = async (
  ctx: ServiceContext,
  call: { actor: Actor; processId: string; patch: ProcessPatch; note: string; user: string },
): Promise<{ before: ShippingStatus; after: ShippingStatus }> => {
  const { actor, processId, patch, note, user } = call;
  return inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    const words = Object.entries({ note: visibleText(note), user: visibleText(user) }).filter(
      ([, word]) => word !== "",
    );
    await apply(ctx, tx, { actor, process, note: Object.fromEntries(words), patch });
    if (patch.kind === "CUSTOMER" || patch.kind === "PICKUP_ADDRESS" || patch.kind === "TRACKING")
      await finalizeChange(ctx, tx, { actor, processId, events: [] });
    const after = patch.kind === "SHIPPING_STATUS" ? patch.to : process.shippingStatus;
    return { before: process.shippingStatus, after };
  });
};

const apply = async (
  ctx: ServiceContext,
  tx: Tx,
  { patch, ...call }: PatchCall & { patch: ProcessPatch },
): Promise<void> => {
  switch (patch.kind) {
    case "SHIPPING_STATUS":
      await moveShipment(ctx, tx, { ...call, to: patch.to, isCorrection: true });
      return;
    case "CANCEL":
      if (call.process.status === "CANCELED") return;
      await cancelProcess(ctx, tx, { ...call, cause: "OPERATOR_CANCEL", reason: patch.reason });
      return;
    case "HOLD":
      return holdProcess(ctx, tx, { ...call, reason: patch.reason });
    case "RESUME":
      return resumeProcess(ctx, tx, call);
    case "CUSTOMER":
      return changeCustomer(ctx, tx, { ...call, set: patch.set });
    case "PICKUP_ADDRESS":
      return changePickupAddress(ctx, tx, { ...call, address: patch.address });
    case "TRACKING":
      return changeTracking(ctx, tx, { ...call, tracking: patch });
  }
};

const FIELDS = ["email", "firstName", "lastName", "phone"] as const;

/**
 * Corrects the shopper's name and contact details. The timeline records which fields changed, not their values.
 * @throws Problem INVALID_ARGUMENT when no field is given, FAILED_PRECONDITION when it has ended
 */
const changeCustomer = async (
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
 * Changes the address where the parcel is picked up or comes from. @throws Problem INVALID_ARGUMENT,
 * FAILED_PRECONDITION once it is collected or the return has ended
 */
const changePickupAddress = async (
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
