import type { HoldCause } from "@/contract/vocabulary/card-hold";
import type { ChargeStatus } from "@/contract/vocabulary/credit";
import type { Tx } from "@/server/db/client";
import { update } from "@/server/db/run";
import type { TenantScope } from "@/server/kernel/actor";

type Move = {
  id: string;
  from: readonly ChargeStatus[];
  to: ChargeStatus;
  cause?: HoldCause;
  /** The captured part, in minor units. */
  capturedMinor?: number | null;
  /** Of the payment that replaced it. */
  reference?: string;
};

/** Moves a hold to its next status; true if this call did it: of two concurrent calls, one does. */
export const moveHold = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, from, to, cause, capturedMinor, reference }: Move,
): Promise<boolean> => {
  const count = await update(tx, "charges", {
    where: { id, groupId, isHold: true, status: [...from] },
    set: { status: to, holdCause: cause, capturedMinor, reference },
  });
  return count === 1;
};
