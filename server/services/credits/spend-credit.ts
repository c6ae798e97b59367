import { CREDIT_WORDS } from "@/contract/vocabulary/refund-option";
import { appendCreditEntry, type CreditLedger, findCredit, lockCredit } from "@/server/db/money/credits";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import { normaliseCreditCode } from "@/server/domain/credits/credit-code";
import { balanceOf, spend } from "@/server/domain/credits/ledger";
import { formulaAmount } from "@/server/domain/money/formula-amount";
import type { Actor } from "@/server/kernel/actor";
import { DomainError } from "@/server/kernel/domain-error";
import { invalidField, notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type CreditCall = { actor: Actor; ecommerceId: string; code: string };

/** Finds a store's store credit or gift card, however its code was typed. @throws Problem NOT_FOUND */
export const getCredit = async (ctx: ServiceContext, call: CreditCall): Promise<CreditLedger> => {
  const { actor, ecommerceId } = call;
  await getStore(ctx.db, actor, ecommerceId);
  const credit = await findCredit(ctx.db, actor, { code: codeOf(call), ecommerceId });
  if (credit === null) throw notFound(CREDIT_WORDS);
  return credit;
};

/**
 * Spends all or part of a credit for `reference`, for example an order of the shop. Repeating the call with the same
 * reference and amount changes nothing and returns the current credit.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, ALREADY_EXISTS for a reference with another amount, FAILED_PRECONDITION
 * with CREDIT_TOO_SMALL and what is left in details
 */
export const spendCredit = async (
  ctx: ServiceContext,
  call: CreditCall & { amountMinor: number; reference: string },
): Promise<CreditLedger> => {
  const { actor, ecommerceId, amountMinor, reference } = call;
  if (amountMinor === 0) throw invalidField("amount", "an amount above 0");
  await getStore(ctx.db, actor, ecommerceId);
  const by = { code: codeOf(call), ecommerceId };
  return inTransaction(ctx, async (tx) => {
    const credit = await lockCredit(tx, actor, by);
    if (credit === null) throw notFound(CREDIT_WORDS);
    const known = credit.entries.find((entry) => entry.kind === "SPENT" && entry.reference === reference);
    if (known?.amountMinor === -amountMinor) return credit;
    if (known !== undefined)
      throw new Problem("ALREADY_EXISTS", "This reference was used for another amount.", {
        violations: [
          {
            field: "reference",
            description: `${formulaAmount(-known.amountMinor, credit.currency)} was spent with it`,
          },
        ],
      });
    const entry = spending(credit, amountMinor);
    const now = ctx.clock.now();
    await appendCreditEntry(tx, actor, { creditId: credit.id, entry, reference, now });
    return (await findCredit(tx, actor, by)) ?? credit;
  });
};

const spending = (credit: CreditLedger, amountMinor: number) => {
  try {
    return spend(credit.entries, amountMinor);
  } catch (error) {
    if (!(error instanceof DomainError) || error.reason !== "CREDIT_TOO_SMALL") throw error;
    const leftMinor = balanceOf(credit.entries);
    const message = `Only ${formulaAmount(leftMinor, credit.currency)} is left on this credit.`;
    const details = [{ cause: "CREDIT_TOO_SMALL", left: String(leftMinor) }];
    throw new Problem("FAILED_PRECONDITION", message, { details });
  }
};

/** A malformed code matches nothing. */
const codeOf = ({ code }: CreditCall): string => {
  const normalized = normaliseCreditCode(code);
  if (normalized === null) throw notFound(CREDIT_WORDS);
  return normalized;
};
