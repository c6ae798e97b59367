import type { PaymentFileDto } from "@/contract/dashboard/payment-files";
import { paymentMessageId } from "@/server/domain/sepa/message-id";
import type { PaymentFile } from "@/server/domain/sepa/payment-file";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

export const presentPaymentFile = (file: PaymentFile): Shown<typeof PaymentFileDto> => ({
  ...file,
  batchId: file.id,
  messageId: paymentMessageId(file),
  openAmount: presentAmount(file.openMinor),
  account: file.accountMask,
  createdBy: file.createdByName,
});
