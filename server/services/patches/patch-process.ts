import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import { visibleText } from "@/contract/vocabulary/visible-text";
import type { Tx } from "@/server/db/client";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { cancelProcess } from "../processes/cancel-process";
import { moveShipment } from "../shipping/move-shipment";
import { changeCustomer, changePickupAddress } from "./change-details";
import { changeTracking } from "./change-tracking";
import { holdProcess, resumeProcess } from "./hold-process";
import type { PatchCall, ProcessPatch } from "./patch";

/**
 * One change of a process by its operator (decisions, section 5, PATCH), with who and why in the timeline. Answers the
 * shipping status before and after.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION; nothing is changed then
 */
export const patchProcess = async (
  ctx: ServiceContext,
  {
    actor,
    processId,
    patch,
    note,
    user,
  }: { actor: Actor; processId: string; patch: ProcessPatch; note: string; user: string },
): Promise<{ before: ShippingStatus; after: ShippingStatus }> => {
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
