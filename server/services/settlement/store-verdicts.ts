import { visibleText } from "@/contract/vocabulary/visible-text";
import type { Tx } from "@/server/db/client";
import {
  addTimelineEntry,
  recordUnitChanges,
  type UnitChange,
  updateProcess,
} from "@/server/db/returns/process-writes";
import { changedUnits } from "@/server/domain/process/changed-units";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { UnitDecision } from "@/server/domain/reviews/apply-review";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { type RefundOverride, recordOverride } from "./override";
import { quoteOpenUnits } from "./quote-open-units";
import { settleProcess } from "./settle-process";

type Stored = {
  actor: Actor;
  /** As it is stored. */
  process: ReturnProcess;
  decisions: UnitDecision[];
  override: RefundOverride | null;
  /** The member of staff who decided; null: a rule or an API key did. */
  person: Actor | null;
  now: Date;
};

/**
 * Stores decisions about units, whoever made them; once every unit has its verdict, the refund is settled. In the
 * command's transaction, under the process lock; the caller finalizes the change.
 */
export const storeVerdicts = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, decisions, override, person, now }: Stored,
): Promise<void> => {
  const processId = process.id;
  const changes = await recordVerdicts(tx, actor, { processId, decisions, now });
  await updateProcess(tx, actor, { id: processId, set: {}, now });
  const count = (status: string) => decisions.filter((decision) => decision.status === status).length;
  await addTimelineEntry(tx, actor, {
    processId,
    entry: {
      kind: "REVIEW",
      isShopperVisible: true,
      data: {
        approved: count("APPROVED"),
        declined: count("DECLINED"),
        missing: count("MISSING"),
        // Several people may have inspected one parcel.
        user: [...new Set(decisions.map(({ user }) => user))].join(", "),
      },
    },
    now,
  });
  await recordOverride(tx, { actor, processId, override, now });
  const reviewed: ReturnProcess = {
    ...{ ...process, updatedAt: now.toISOString(), units: changedUnits(process.units, changes) },
    ...(override === null ? {} : { overrideMinor: override.amountMinor, overrideReason: visibleText(override.reason) }),
  };
  const isDecided = reviewed.units.every(({ verdict }) => verdict !== "UNDECIDED");
  if (isDecided) await settleProcess(ctx, tx, { actor, process: reviewed, basis: "DECISION", person, now });
  else await quoteOpenUnits(ctx, tx, { actor, process: reviewed, now });
};

/** Records decisions: one step per unit, with everything said about it; returns the changes. Under the process lock. */
export const recordVerdicts = async (
  tx: Tx,
  actor: Actor,
  call: {
    processId: string;
    decisions: readonly UnitDecision[];
    extra?: Record<string, string | boolean>;
    now: Date;
  },
): Promise<UnitChange[]> => {
  const { processId, decisions, extra = {}, now } = call;
  const changes = decisions.map(
    ({ unitId, status, rejectReason, showRejectReason, isResellable, user, reviewedAt }): UnitChange => ({
      unitId,
      track: "VERDICT",
      state: status,
      set: {
        verdict: status,
        rejectReason: status === "DECLINED" ? visibleText(rejectReason) : null,
        showRejectReason,
        reviewedAt,
        reviewedBy: user,
        // A correction without this field keeps what the inspection found.
        ...(isResellable === undefined ? {} : { isResellable }),
      },
      data: { rejectReason, showRejectReason, user, reviewedAt, ...extra },
    }),
  );
  await recordUnitChanges(tx, actor, { processId, changes, now });
  return changes;
};
