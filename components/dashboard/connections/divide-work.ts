import {
  CARRIER_CAPABILITIES,
  type ConnectionCapability,
  type ConnectionKind,
  PAYMENT_CAPABILITIES,
  SHOP_CAPABILITIES,
} from "@/contract/vocabulary/connection";
import { t } from "@/messages/dashboard/connections";

/** Jobs that people do if no connection does them, in the order of the capabilities. The other jobs can be left out. */
const TEAM_JOBS = [
  ...SHOP_CAPABILITIES,
  ...(["LABELS", "VOIDS", "TRACKING", "CUSTOMS"] as const satisfies readonly (typeof CARRIER_CAPABILITIES)[number][]),
  ...(["PAYMENT_REFUNDS", "TRANSFERS"] as const satisfies readonly (typeof PAYMENT_CAPABILITIES)[number][]),
] as const;

const ABILITIES: Record<ConnectionKind, readonly ConnectionCapability[]> = {
  SHOP: SHOP_CAPABILITIES,
  CARRIER: CARRIER_CAPABILITIES,
  PAYMENTS: PAYMENT_CAPABILITIES,
  MAIL: [],
};

export type Division = { homeward: readonly string[]; team: readonly string[] };

/** Divides the work of a provider between Homeward and the team, in the order of its capabilities. */
export const divideWork = (kind: ConnectionKind, can: readonly ConnectionCapability[]): Division => {
  const all = ABILITIES[kind];
  const does = all.filter((each) => can.includes(each)).map((each) => t(`work.homeward.${each}`));
  return {
    homeward: kind === "SHOP" ? [t("work.shop"), ...does] : does,
    team: TEAM_JOBS.filter((each) => all.includes(each) && !can.includes(each)).map((each) => t(`work.team.${each}`)),
  };
};
