import { visibleText } from "@/contract/vocabulary/visible-text";
import { listRefundsDue } from "@/server/db/money/refunds-due";
import { findPayoutIdsByCodes } from "@/server/db/money/refunds-due-by-code";
import { type MatchedReference, matchReferences, type ReferenceRow } from "@/server/domain/money/match-references";
import type { Actor } from "@/server/kernel/actor";
import { normaliseReturnCode } from "@/server/kernel/ids";
import type { ServiceContext } from "../context";

/** More payouts than the rows of a file can have. */
const MOST_PAYOUTS = 5_000;

/**
 * Previews what a file of payment references would mark; changes nothing. Returns one result for each row, in order.
 */
export const previewReferences = async (
  ctx: Pick<ServiceContext, "db">,
  { actor, rows }: { actor: Actor; rows: readonly ReferenceRow[] },
): Promise<(MatchedReference & { returnCode: string; reference: string })[]> => {
  const read = rows.map(({ returnCode, reference, amount }) => ({
    returnCode: normaliseReturnCode(returnCode),
    reference: visibleText(reference),
    amount,
  }));
  const codes = [...new Set(read.flatMap(({ returnCode }) => returnCode ?? []))];
  const found = await findPayoutIdsByCodes(ctx.db, actor, codes);
  const payoutIds = [...found.values()].flat();
  const due = await listRefundsDue(ctx.db, actor, { after: null, limit: MOST_PAYOUTS, payoutIds });
  const matched = matchReferences(read, { known: new Set(found.keys()), due });
  return matched.map((one, index) => ({
    ...one,
    returnCode: read[index]?.returnCode ?? rows[index]?.returnCode ?? "",
    reference: read[index]?.reference ?? "",
  }));
};
