import * as contract from "@/contract/dashboard/payment-files";
import { getBulkJob } from "@/server/db/jobs/bulk-jobs";
import { getPaymentFile, listPaymentFiles as list } from "@/server/db/money/payment-files";
import { findSecondFactor } from "@/server/db/people/second-factors";
import { getStore } from "@/server/db/stores/stores";
import { presentBulkJob } from "@/server/presenters/bulk-job";
import { presentPaymentFile } from "@/server/presenters/payment-file";
import { showBankAccount as show } from "@/server/services/bank-accounts/show-bank-account";
import { createPaymentFile as create } from "@/server/services/payment-files/create-payment-file";
import { markFileSent } from "@/server/services/payment-files/mark-file-sent";
import { readPaymentFile as read } from "@/server/services/payment-files/read-payment-file";
import { removeStoreAccount } from "@/server/services/payment-files/remove-store-account";
import { saveStoreAccount } from "@/server/services/payment-files/save-store-account";
import { findStoreAccount } from "@/server/services/payment-files/store-account";
import { takeOutOfFile } from "@/server/services/payment-files/take-out-of-file";
import { implement } from "../implement";

export const createPaymentFile = implement(contract.createPaymentFile, async ({ ctx, actor, input }) => {
  const id = await create(ctx, { actor, requestId: input.requestId, payoutIds: input.payoutIds });
  return { file: presentPaymentFile(await getPaymentFile(ctx.db, actor, id)) };
});

export const listPaymentFiles = implement(contract.listPaymentFiles, async ({ ctx, actor }) => ({
  files: (await list(ctx.db, actor)).map(presentPaymentFile),
}));

export const readPaymentFile = implement(contract.readPaymentFile, async ({ ctx, actor, input }) => {
  const { messageId, xml } = await read(ctx, { actor, fileId: input.batchId });
  return { fileName: `${messageId}.xml`, xml };
});

export const takeOutOfPaymentFile = implement(contract.takeOutOfPaymentFile, ({ ctx, actor, input }) =>
  takeOutOfFile(ctx, { actor, payoutId: input.payoutId, fileId: input.batchId }),
);

export const markPaymentFileSent = implement(contract.markPaymentFileSent, async ({ ctx, actor, input }) => {
  const { requestId, batchId: fileId, sentOn = null } = input;
  const id = await markFileSent(ctx, { actor, requestId, fileId, sentOn });
  return { job: presentBulkJob(await getBulkJob(ctx.db, actor, id)) };
});

export const getStoreBankAccount = implement(contract.getStoreBankAccount, async ({ ctx, actor, input }) => {
  const { id: ecommerceId } = await getStore(ctx.db, actor, input.ecommerceId);
  const [account, factor] = await Promise.all([
    findStoreAccount(ctx, ctx.db, { actor, ecommerceId }),
    findSecondFactor(ctx.db, actor.id),
  ]);
  return {
    account: account && {
      ...{ holderName: account.holderName, iban: account.mask, bic: account.bic },
      updatedAt: account.updatedAt,
    },
    needsCode: factor?.isConfirmed ?? false,
  };
});

export const saveStoreBankAccount = implement(contract.saveStoreBankAccount, async ({ ctx, actor, input }) => {
  const { ecommerceId, holderName, iban, bic, currentPassword: password, code } = input;
  await saveStoreAccount(ctx, { actor, ecommerceId, typed: { holderName, iban, bic }, password, code });
});

export const removeStoreBankAccount = implement(contract.removeStoreBankAccount, ({ ctx, actor, input }) =>
  removeStoreAccount(ctx, { actor, ecommerceId: input.ecommerceId, code: input.code, password: input.currentPassword }),
);

export const showBankAccount = implement(contract.showBankAccount, async ({ ctx, actor, input }) => {
  const { holderName, iban } = await show(ctx, { actor, processId: input.processId });
  return { holderName, iban };
});
