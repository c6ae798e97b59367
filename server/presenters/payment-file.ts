import type { z } from "zod";
import type { PaymentFileDto } from "@/contract/dashboard/payment-files";
import { paymentMessageId } from "@/server/domain/sepa/message-id";
import type { PaymentFile } from "@/server/domain/sepa/payment-file";
import { presentAmount } from "./money";

export const presentPaymentFile = (file: PaymentFile): z.input<typeof PaymentFileDto> => ({
  batch_id: file.id,
  message_id: paymentMessageId(file),
  store_name: file.storeName,
  count: file.count,
  taken_out: file.takenOut,
  open: file.open,
  open_amount: presentAmount(file.openMinor),
  account: file.accountMask,
  execution_on: file.executionOn,
  downloads: file.downloads,
  created_by: file.createdByName,
  created_at: file.createdAt,
});
