import type { PaymentFileDto } from "@/contract/dashboard/payment-files";
import { paymentMessageId } from "@/server/domain/sepa/message-id";
import type { PaymentFile } from "@/server/domain/sepa/payment-file";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

export const presentPaymentFile = (file: PaymentFile): Shown<typeof PaymentFileDto> => ({
  batchId: file.id,
  messageId: paymentMessageId(file),
  storeName: file.storeName,
  count: file.count,
  takenOut: file.takenOut,
  open: file.open,
  openAmount: presentAmount(file.openMinor),
  account: file.accountMask,
  executionOn: file.executionOn,
  downloads: file.downloads,
  createdBy: file.createdByName,
  createdAt: file.createdAt,
});
