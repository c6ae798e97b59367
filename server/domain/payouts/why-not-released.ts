import { type DashboardRole, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import type { PayoutWait } from "../process/payout-wait";

type Member = { id: string; role: DashboardRole };

type Facts = {
  wait: Pick<PayoutWait, "recordedById">;
  /** ID of the person who wants to release it. */
  by: string;
  team: readonly Member[];
  /** They confirmed it with their password. */
  isConfirmed: boolean;
};

const mayRelease = ({ role }: Member): boolean => ROLE_SCOPES[role].some((scope) => scope === "payouts:release");

/**
 * Returns why this person may not release a payout that needs a second person; null if they may. If nobody else on the
 * team could, the only owner or admin releases their own decision with their password.
 */
export const whyNotReleased = ({ wait, by, team, isConfirmed }: Facts): string | null => {
  const me = team.find(({ id }) => id === by);
  if (me === undefined || !mayRelease(me)) return "An owner or admin has to release this refund.";
  if (wait.recordedById !== by) return null;
  if (team.some((one) => one.id !== by && mayRelease(one)))
    return "You recorded this inspection: another owner or admin has to release its refund.";
  return isConfirmed ? null : "No one else on your team can release this refund. Enter your password to release it.";
};
