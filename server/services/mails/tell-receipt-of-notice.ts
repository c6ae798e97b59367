import type { Tx } from "@/server/db/client";
import type { HookMail } from "@/server/db/connections/hook-events";
import type { NoticedMailRow } from "@/server/db/mails/mail-notices";
import { listReceiptsTo, reopenReceipt } from "@/server/db/returns/withdrawals";
import { isBounce } from "@/server/domain/mails/apply-notice";
import type { Actor } from "@/server/kernel/actor";
import { mailIdOf } from "@/server/partners/mail-id";
import { bounceWords } from "./bounce-words";
import { messageIdOfWithdrawal } from "./mail-headers";

/** The receipt of a withdrawal that came back counts as not sent: the merchant owes it, and sends it another way. */
export const tellReceiptOfNotice = async (
  tx: Tx,
  actor: Actor,
  { mail: { id, ecommerceId, toAddress: address }, told }: { mail: NoticedMailRow; told: HookMail },
): Promise<void> => {
  if (!isBounce(told.kind)) return;
  const receipts = await listReceiptsTo(tx, actor, { ecommerceId, address });
  const receipt = receipts.find(({ withdrawalId }) => mailIdOf(messageIdOfWithdrawal(withdrawalId, "RECEIPT")) === id);
  if (receipt === undefined) return;
  await reopenReceipt(tx, actor, { withdrawalId: receipt.withdrawalId, error: bounceWords(told).replace(/\.$/, "") });
};
