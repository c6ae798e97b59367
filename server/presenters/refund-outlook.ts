import type { z } from "zod";
import type { RefundOutlookDto } from "@/contract/schemas/refund-outlook";
import type { RefundOutlook } from "@/server/domain/reviews/refund-outlook";
import { presentAmount } from "./money";

export const presentOutlook = (outlook: RefundOutlook): z.input<typeof RefundOutlookDto> => ({
  is_final: outlook.isFinal,
  is_closed: outlook.isClosed,
  total: presentAmount(outlook.totalMinor),
  paid: presentAmount(outlook.paidMinor),
  pending: presentAmount(outlook.pendingMinor),
  expected: presentAmount(outlook.expectedMinor),
  taken_back: presentAmount(outlook.takenBackMinor),
  rejected: presentAmount(outlook.rejectedMinor),
  owed: presentAmount(outlook.owedMinor),
  charge_due: presentAmount(outlook.chargeDueMinor),
  charge_returned: presentAmount(outlook.chargeReturnedMinor),
});
