import type { Tx } from "@/server/db/client";
import { moveHold } from "@/server/db/money/card-holds";
import { updateProcess } from "@/server/db/returns/process-writes";
import { type HoldStep, nextHoldStep } from "@/server/domain/exchanges/hold-step";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";

type Moved = { actor: Actor; process: ReturnProcess; now: Date };

/** Decides what becomes of a hold, where the state of its return says so. Under the process lock. */
export const moveHoldOn = (tx: Tx, moved: Moved): Promise<ReturnProcess> =>
  beginHoldStep(tx, { ...moved, step: nextHoldStep(moved.process) });

/** Once, for good: of capturing and releasing a hold only one is ever begun. */
export const beginHoldStep = async (
  tx: Tx,
  { actor, process, step, now }: Moved & { step: HoldStep | null },
): Promise<ReturnProcess> => {
  const { id, cardHold } = process;
  if (cardHold === null || step === null) return process;
  const { captureMinor, cause } = step;
  const to = captureMinor > 0 ? ("CAPTURING" as const) : ("RELEASING" as const);
  const capturedMinor = captureMinor > 0 ? captureMinor : null;
  const set = { id: cardHold.id, from: ["HELD" as const], to, cause, capturedMinor };
  if (!(await moveHold(tx, actor, set))) return process;
  await updateProcess(tx, actor, { id, set: {}, now });
  return { ...process, cardHold: { ...cardHold, status: to, holdCause: cause, capturedMinor } };
};
