import * as contract from "@/contract/dashboard/withdrawals";
import * as db from "@/server/db/returns/withdrawals";
import { presentDeclared, presentReceipt } from "@/server/presenters/withdrawal";
import { implement } from "../implement";

const PAGE = 50;

export const listWithdrawals = implement(contract.listWithdrawals, async ({ ctx, actor, input }) => {
  const before = input.before === "" ? null : await db.getWithdrawal(ctx.db, actor, input.before);
  const found = await db.listWithdrawals(ctx.db, actor, { before, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  return {
    withdrawals: shown.map(presentDeclared),
    nextBefore: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
});

export const getWithdrawal = implement(contract.getWithdrawal, async ({ ctx, actor, input }) => {
  const withdrawal = await db.getWithdrawal(ctx.db, actor, input.withdrawalId);
  const mails = await db.listWithdrawalMails(ctx.db, actor, withdrawal.id);
  return {
    ...presentDeclared(withdrawal),
    statement: withdrawal.statement,
    receiptSha256: withdrawal.receiptSha256,
    mails: mails.map(({ kind, sentAt, dueAt, error }) => ({
      ...{ kind, error },
      sentAt,
      nextTryAt: dueAt,
    })),
  };
});

export const getReceipt = implement(contract.getReceipt, async ({ ctx, actor, input }) => {
  const withdrawal = await db.getWithdrawal(ctx.db, actor, input.withdrawalId);
  return presentReceipt(withdrawal, await db.getReceipt(ctx.db, actor, withdrawal.id));
});
