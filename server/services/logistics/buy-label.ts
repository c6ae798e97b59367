import { claimActivity } from "@/server/db/jobs/due-work";
import { getProcess } from "@/server/db/returns/processes";
import { requireLive } from "@/server/domain/process/require-live";
import type { Activity, ReturnProcess } from "@/server/domain/process/types";
import { liveShipments, parcelLeg, parcelsOf } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { readReturnOnce } from "../activities/executor";
import { retryActivity } from "../activities/retry-activity";
import { runOne } from "../activities/run-due-activities";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { requireAllowedToSend } from "./requirements";

type Purchase = {
  actor: Actor;
  processId: string;
  /**
   * A label bought since then is the one that was asked for: an earlier attempt may have died before it got the answer.
   */
  since: Date;
};

/**
 * Buys the labels that a return still lacks, now. Runs the activities that would buy them, claimed as workers claim
 * them and under the same keys, so that no label is bought twice. A failed activity is tried again.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION with the carrier's message, or why there is nothing to buy
 */
export const buyLabel = async (ctx: ServiceContext, { actor, processId, since }: Purchase): Promise<void> => {
  const process = await getProcess(ctx.db, actor, processId);
  const missing = parcelsOf(process).filter(({ shipment }) => shipment === null);
  if (missing.length === 0) {
    if (liveShipments(process).some(({ createdAt }) => new Date(createdAt) >= since)) return;
    throw refusal("This return already has a label.");
  }
  deciding(() => requireLive(process));
  requireAllowedToSend(process);
  for (const { number } of missing) await buyOne(ctx, { actor, process, parcel: number });
};

type Wish = { actor: Actor; process: ReturnProcess; parcel: number };

const buyOne = async (ctx: ServiceContext, { actor, process, parcel }: Wish): Promise<void> => {
  const activity = await openPurchase(ctx, { actor, process, parcel });
  const claimed = await claimActivity(ctx.db, activity.id);
  if (claimed === null) throw refusal(await whyNot(ctx, { actor, process }));
  await runOne(ctx, claimed, readReturnOnce(ctx, claimed));
  const after = purchaseOf(await getProcess(ctx.db, actor, process.id), parcel);
  if (after?.state !== "DONE") throw refusal(after?.lastError || "The carrier hasn't created the label yet.");
};

const refusal = (message: string): Problem => new Problem("FAILED_PRECONDITION", message);

const purchaseOf = ({ activities }: ReturnProcess, parcel: number): Activity | undefined =>
  activities.find(({ name, leg }) => name === "CREATE_LOGISTIC_ORDER" && leg === parcelLeg(parcel));

const openPurchase = async (ctx: ServiceContext, { actor, process, parcel }: Wish): Promise<Activity> => {
  if (process.labelSource === "STORE") throw refusal("Your team creates this label. Upload it on the return.");
  if (process.labelSource === "NONE") throw refusal("The shopper ships it with a carrier of their choice.");
  const activity = purchaseOf(process, parcel);
  if (activity === undefined || activity.state === "DONE") throw refusal("This return needs no label.");
  if (activity.state !== "HELD" && activity.state !== "WAITING") return activity;
  // Workers need no wake-up, because the work is done here.
  const quiet = { ...ctx, wake: () => undefined };
  await retryActivity(quiet, { actor, processId: process.id, activityId: activity.id });
  return activity;
};

const whyNot = async (
  ctx: ServiceContext,
  { actor, process }: { actor: Actor; process: ReturnProcess },
): Promise<string> => {
  const { holds } = await getProcess(ctx.db, actor, process.id);
  return onHoldWords(holds) || "The label is being purchased right now.";
};

/** Why a return on hold is left alone, and what to do; "" if it isn't on hold. */
export const onHoldWords = (holds: readonly Pick<ReturnProcess["holds"][number], "reason">[]): string => {
  const [hold] = holds;
  if (hold === undefined) return "";
  const reason = hold.reason.trim().replace(/[.:]$/, "");
  return `This return is on hold${reason === "" ? "" : ` (${reason})`}. Resume it, then retry.`;
};
