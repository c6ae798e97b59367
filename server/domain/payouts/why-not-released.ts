import { type DashboardRole, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import type { PayoutWait } from "../process/payout-wait";

type Member = { id: string; role: DashboardRole };

type Facts = {
  wait: Pick<PayoutWait, "recordedById">;
  /** The id of who wants to release it. */
  by: string;
  team: readonly Member[];
  /** They have given their password with it. */
  isConfirmed: boolean;
};

const mayRelease = ({ role }: Member): boolean => ROLE_SCOPES[role].some((scope) => scope === "payouts:release");

/**
 * Why this person may not release a payout that a second person has to release; null when they may. Where nobody else
 * of the team could, the one owner or admin releases their own decision with their password.
 */
export const whyNotReleased = ({ wait, by, team, isConfirmed }: Facts): string | null => {
  const me = team.find(({ id }) => id === by);
  if (me === undefined || !mayRelease(me)) return "An owner or admin has to release this refund.";
  if (wait.recordedById !== by) return null;
  if (team.some((one) => one.id !== by && mayRelease(one)))
    return "You recorded this inspection: another owner or admin has to release its refund.";
  return isConfirmed ? null : "No one else on your team can release this refund. Enter your password to release it.";
};
