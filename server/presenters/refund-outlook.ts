import type { RefundOutlookDto } from "@/contract/schemas/refund-outlook";
import type { RefundOutlook } from "@/server/domain/reviews/refund-outlook";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

export const presentOutlook = (outlook: RefundOutlook): Shown<typeof RefundOutlookDto> => ({
  isFinal: outlook.isFinal,
  isClosed: outlook.isClosed,
  total: presentAmount(outlook.totalMinor),
  paid: presentAmount(outlook.paidMinor),
  pending: presentAmount(outlook.pendingMinor),
  expected: presentAmount(outlook.expectedMinor),
  takenBack: presentAmount(outlook.takenBackMinor),
  rejected: presentAmount(outlook.rejectedMinor),
  owed: presentAmount(outlook.owedMinor),
  chargeDue: presentAmount(outlook.chargeDueMinor),
  chargeReturned: presentAmount(outlook.chargeReturnedMinor),
});
