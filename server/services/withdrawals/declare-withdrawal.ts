import { isAddress } from "@/contract/vocabulary/mail-address";
import { type DeclarationMistake, type DeclaredField, LONGEST_DECLARED } from "@/contract/vocabulary/withdrawal";
import { findWithdrawalByKey, insertWithdrawal, planWithdrawalMails } from "@/server/db/returns/withdrawals";
import { inTransaction } from "@/server/db/transaction";
import { countFailure, readFailures } from "@/server/db/webhooks/failure-windows";
import type { Store } from "@/server/domain/store/types";
import { type FieldMistake, readDeclaration } from "@/server/domain/withdrawals/read-declaration";
import type { Declaration, Withdrawal } from "@/server/domain/withdrawals/types";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { mailWriter } from "../mails/mail-texts";
import { receiptOf, statementOf } from "./withdrawal-words";

export const WITHDRAWAL_WINDOW_SECONDS = 3600;
/** Declarations accepted within the window from one IP address, and for one mailbox. */
export const WITHDRAWALS_MOST = { address: 20, mailbox: 5 } as const;

export type DeclareCall = {
  actor: Actor;
  store: Store;
  /** A secret of the shopper's browser: a repeated click is one declaration. */
  key: string;
  declared: Declaration;
  lang: string;
};

/**
 * Accepts a withdrawal declaration (Directive 2011/83/EU, article 11a): stored with its receipt before the answer, for
 * whatever contract it names. The answer doesn't reveal whether there is such an order.
 * @throws Problem NOT_FOUND when the store doesn't offer withdrawals, INVALID_ARGUMENT naming each wrong field,
 * RESOURCE_EXHAUSTED
 */
export const declareWithdrawal = async (ctx: ServiceContext, call: DeclareCall): Promise<Withdrawal> => {
  const { actor, store } = call;
  if (!store.config.isWithdrawalOffered) throw notFound("withdrawal function");
  const keyHash = sha256Hex(call.key);
  const known = await findWithdrawalByKey(ctx.db, actor, { ecommerceId: store.id, keyHash });
  if (known !== null) return known;
  const { declaration, mistakes } = readDeclaration(call.declared);
  if (mistakes.length > 0) throw wrong(mistakes);
  await spend(ctx, { actor, store, email: declaration.email });
  const { withdrawal, receipt } = await drawUp(ctx, { ...call, declared: declaration });
  const isNew = await inTransaction(ctx, async (tx) => {
    if (!(await insertWithdrawal(tx, actor, { ...withdrawal, keyHash, receipt }))) return false;
    const kinds = isAddress(store.config.contactEmail) ? (["RECEIPT", "NOTICE"] as const) : (["RECEIPT"] as const);
    await planWithdrawalMails(tx, actor, { withdrawalId: withdrawal.id, kinds: [...kinds], dueAt: ctx.clock.now() });
    return true;
  });
  if (isNew) return withdrawal;
  // The same click was faster on another connection.
  const first = await findWithdrawalByKey(ctx.db, actor, { ecommerceId: store.id, keyHash });
  if (first === null) throw new Problem("ABORTED", "Someone else is changing this right now. Try again in a moment.");
  return first;
};

const drawUp = async (ctx: ServiceContext, { store, declared, lang }: DeclareCall) => {
  const writer = mailWriter({ lang, timeZone: store.timeZone });
  const declaration = {
    ...declared,
    ...{ id: ctx.ids.next("wdr"), number: ctx.ids.withdrawalNumber(), groupId: store.groupId, ecommerceId: store.id },
    lang: writer.language,
    statement: statementOf(writer, { contract: declared.contract, store: store.name }),
    receivedAt: ctx.clock.now().toISOString(),
  };
  const receipt = await ctx.receiptPrinter.print(receiptOf(declaration, store, writer));
  return { withdrawal: { ...declaration, receiptSha256: sha256Hex(receipt) }, receipt };
};

/** Limits declarations, because each sends an email to an address that anybody may have typed. */
const spend = async (
  ctx: ServiceContext,
  { actor, store, email }: { actor: Actor; store: Store; email: string },
): Promise<void> => {
  const buckets = [
    { name: `withdrawal:mailbox:${sha256Hex(`${store.id}|${email.toLowerCase()}`)}`, most: WITHDRAWALS_MOST.mailbox },
    ...(actor.address === undefined
      ? []
      : [{ name: `withdrawal:address:${sha256Hex(actor.address)}`, most: WITHDRAWALS_MOST.address }]),
  ];
  const windows = await readFailures(
    ctx.db,
    buckets.map(({ name }) => name),
  );
  const waits = buckets.flatMap(({ name, most }) => {
    const { failures = 0, secondsLeft = 0 } = windows.get(name) ?? {};
    return failures >= most ? [Math.max(1, secondsLeft)] : [];
  });
  if (waits.length > 0) {
    const retryAfterSeconds = Math.max(...waits);
    const minutes = Math.ceil(retryAfterSeconds / 60);
    throw new Problem("RESOURCE_EXHAUSTED", `Too many attempts. Try again in ${minutes} minutes.`, {
      retryAfterSeconds,
    });
  }
  for (const { name } of buckets) await countFailure(ctx.db, name, WITHDRAWAL_WINDOW_SECONDS);
};

const wrong = (mistakes: FieldMistake[]): Problem => {
  const violations = mistakes.map(({ field, kind }) => ({ field, description: descriptionOf(field, kind) }));
  const words = violations.map(({ field, description }) => `\`${field}\` ${description}`).join("; ");
  return new Problem("INVALID_ARGUMENT", `${words}.`, { violations });
};

const descriptionOf = (field: DeclaredField, kind: DeclarationMistake): string => {
  switch (kind) {
    case "MISSING":
      return "is needed";
    case "TOO_LONG":
      return `must have at most ${LONGEST_DECLARED[field]} characters`;
    case "WEB_ADDRESS":
      return "must not hold the address of a web page";
    case "NO_ADDRESS":
      return "must be an email address, e.g. ana@example.com";
  }
};
