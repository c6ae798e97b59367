import type { MailKind } from "@/contract/vocabulary/mail";
import { insertActivities } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { countFailure, readFailures } from "@/server/db/webhooks/failure-windows";
import { activityKey } from "@/server/domain/activities/plan-activities";
import { isOvertaken } from "@/server/domain/activities/plan-mails";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requireReturnAccess } from "../intents/load-intent";
import { isMailKept } from "../mails/is-mail-kept";

/** The period in which resends of one return's email are counted. */
export const RESEND_WINDOW_SECONDS = 3600;
export const RESENDS_MOST = 3;

/**
 * Resends the email that the shopper needs now to the address of the order: the pass, or the notice that the return
 * needs approval.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when there is none to resend, RESOURCE_EXHAUSTED
 */
export const resendMail = async (
  ctx: ServiceContext,
  { actor, returnId }: { actor: Actor; returnId: string },
): Promise<void> => {
  requireReturnAccess(actor, returnId);
  const seen = await getProcess(ctx.db, actor, returnId);
  const hasOwnSender = (await ctx.partners.mailer(seen)) !== null;
  if (!hasOwnSender && isMailKept(ctx, seen))
    throw new Problem("FAILED_PRECONDITION", "No mail server is connected, so this email can't be sent.");
  const kind = usefulMail(seen);
  if (kind === null) throw new Problem("FAILED_PRECONDITION", "There is no email to resend right now.");
  const bucket = `resend:${returnId}`;
  const { failures: sent = 0, secondsLeft = 0 } = (await readFailures(ctx.db, [bucket])).get(bucket) ?? {};
  if (sent >= RESENDS_MOST)
    throw new Problem("RESOURCE_EXHAUSTED", "We've already resent it several times. Check your spam folder.", {
      retryAfterSeconds: Math.max(1, secondsLeft),
    });
  await countFailure(ctx.db, bucket, RESEND_WINDOW_SECONDS);
  await inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, returnId);
    const again = process.activities.filter(({ leg }) => leg.startsWith(`${kind}:again-`)).length;
    const planned = { name: "NOTIFY_SHOPPER" as const, leg: `${kind}:again-${again + 1}` };
    const activity = { ...planned, id: ctx.ids.next("act"), idempotencyKey: activityKey(process, planned), input: {} };
    await insertActivities(tx, actor, { processId: returnId, activities: [activity], now: ctx.clock.now() });
  });
};

/** The email that is useful now. Null if there is none, or none can be sent. */
export const mailToResend = (ctx: Pick<ServiceContext, "env">, process: ReturnProcess): MailKind | null =>
  isMailKept(ctx, process) ? null : usefulMail(process);

const usefulMail = (process: ReturnProcess): MailKind | null => {
  if (process.email === "") return null;
  const kinds = ["approval_needed", "pass"] as const;
  return kinds.find((kind) => !isOvertaken(kind, process)) ?? null;
};
