import { isTerminal } from "@/contract/vocabulary/process";
import { visibleText } from "@/contract/vocabulary/visible-text";
import type { Tx } from "@/server/db/client";
import { settleWaiting } from "@/server/db/jobs/activities";
import { authorizationColumns, updateProcess } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { STATUS_WORD } from "@/server/domain/process/status-word";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { cancelProcess } from "../processes/cancel-process";
import { type RefundOverride, recordOverride, requireOverride } from "../settlement/override";
import { quoteOpenUnits } from "../settlement/quote-open-units";
import { ownAddress } from "../shipping/own-address";
import { recordOwnShipment } from "../shipping/record-own-shipment";
import { tellCreated } from "../shipping/store-order";
import { approve } from "./approve";

export type AuthorizationCall = {
  actor: Actor;
  processId: string;
  isAuthorized: boolean;
  /** Required to decline; the shopper reads it. */
  unauthorizedReason: string;
  /** Who decides; "" for the actor. */
  user: string;
  override: RefundOverride | null;
};

/**
 * Decides a return that waits for approval (decisions, section 5). If approved, its label is made and the send-by
 * period starts; if declined, it is canceled and the shopper is told why. Repeating the same decision isn't an error.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT when declining without a reason, FAILED_PRECONDITION when nothing waits
 */
export const authorizeProcess = async (ctx: ServiceContext, call: AuthorizationCall): Promise<ReturnProcess> => {
  const { actor, processId, isAuthorized } = call;
  const reason = visibleText(call.unauthorizedReason);
  const user = visibleText(call.user) || actor.name;
  if (!isAuthorized && reason === "")
    throw invalidField("unauthorized_reason", "say why it is declined; the shopper reads it");
  return inTransaction(ctx, async (tx) => {
    const locked = await lockProcess(tx, actor, processId);
    // Repeated with another amount it is another decision, which is refused below.
    const isSame = locked.authorization.status === (isAuthorized ? "AUTHORIZED" : "UNAUTHORIZED");
    if (isSame && (call.override?.amountMinor ?? locked.overrideMinor) === locked.overrideMinor) return locked;
    requirePending(locked);
    if (!isAuthorized) return refuse(ctx, tx, { actor, process: locked, reason, user });
    requireOverride(locked, call.override);
    const approved = await approve(ctx, tx, { actor, process: locked, user });
    await setAmount(ctx, tx, { actor, process: approved, override: call.override });
    const isToSend = await openOwnParcel(ctx, tx, { actor, process: approved });
    const events = isToSend ? (["onShippingStatusUpdated"] as const) : [];
    return finalizeChange(ctx, tx, { actor, processId: approved.id, events, whenUndecidable: "REFUSE" });
  });
};

/** A parcel that the shopper ships is ready to send when approved: there is no label to wait for. */
const openOwnParcel = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process }: { actor: Actor; process: ReturnProcess },
): Promise<boolean> => {
  const to = await ownAddress(tx, actor, process);
  if (to === null) return false;
  await recordOwnShipment(ctx, tx, { actor, process, to });
  await tellCreated(ctx, tx, { actor, process });
  return true;
};

/** Stores an amount set with the approval: it is the shopper's quote from then on. */
const setAmount = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, override }: { actor: Actor; process: ReturnProcess; override: RefundOverride | null },
): Promise<void> => {
  if (override === null) return;
  const now = ctx.clock.now();
  await recordOverride(tx, { actor, processId: process.id, override, now });
  await quoteOpenUnits(ctx, tx, { actor, process: { ...process, overrideMinor: override.amountMinor }, now });
};

const requirePending = ({ status, authorization }: ReturnProcess): void => {
  if (authorization.status === "NOT_REQUIRED")
    throw new Problem("FAILED_PRECONDITION", "This return needs no approval.");
  if (authorization.status === "AUTHORIZED")
    throw new Problem("FAILED_PRECONDITION", "This return is already approved. To stop it, cancel it.");
  if (authorization.status === "UNAUTHORIZED" || isTerminal(status))
    throw new Problem(
      "FAILED_PRECONDITION",
      `This return is ${STATUS_WORD[status]}; it can no longer be approved or declined.`,
    );
};

const refuse = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, reason, user }: { actor: Actor; process: ReturnProcess; reason: string; user: string },
): Promise<ReturnProcess> => {
  const { id: processId, authorization } = process;
  const now = ctx.clock.now();
  const decided = {
    ...authorization,
    ...{ status: "UNAUTHORIZED" as const, decidedAt: now.toISOString(), decidedBy: user, unauthorizedReason: reason },
  };
  await updateProcess(tx, actor, { id: processId, set: authorizationColumns(decided), now });
  const result = { isAuthorized: false, user, reason };
  await settleWaiting(tx, actor, { processId, name: "AUTHORIZATION", result, now });
  const refused = await getProcess(tx, actor, processId);
  return cancelProcess(ctx, tx, { actor, process: refused, cause: "AUTHORIZATION_REFUSED", reason, note: { user } });
};
