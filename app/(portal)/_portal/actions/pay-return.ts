"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import {
  CODE_FIELD,
  EXPIRY_FIELD,
  isSecurityCode,
  isValidUntil,
  NUMBER_FIELD,
  sandboxToken,
} from "@/components/portal/pay/sandbox-cards";
import { isOwed, QUOTE_FIELD, SHOWN_FIELD, shownTotal } from "@/components/portal/send/send-view";
import { answer, type FormState, wrongFields } from "@/components/portal/ui/form-state";
import { moneyText } from "@/components/ui/money";
import { problemOf } from "@/server/trpc/problem-of";
import { serverAction } from "@/server/trpc/server-action";
import { draftOf, quoteOf } from "../draft-of";
import { OF_RETURN } from "../form-arguments";
import { inOwnTab } from "../in-own-tab";
import { paymentOf } from "../payment-of";

/**
 * Pays what the page showed and confirms the return, atomically: it is charged once however often this is called, and
 * card data is neither stored nor sent back.
 */
export const payReturn = serverAction(OF_RETURN, (slug, returnId, state, data) =>
  inOwnTab({ slug, returnId, state, data: withoutCard(data) }, { act: () => pay(slug, state, data) }),
);

/** Card data isn't sent back. */
function withoutCard(data: FormData): FormData {
  const kept = new FormData();
  for (const [name, value] of data.entries()) if (!CARD_FIELDS.includes(name)) kept.append(name, value);
  return kept;
}

const CARD_FIELDS: readonly string[] = [NUMBER_FIELD, EXPIRY_FIELD, CODE_FIELD];

async function pay(slug: string, state: FormState, data: FormData): Promise<FormState> {
  const { shopper, reader } = await draftOf(slug);
  const value = (name: string): string => String(data.get(name) ?? "");
  const { t } = reader;
  // It was paid before, but the return couldn't be created then: no payment is requested again. Nor is card data if the
  // provider's page asks for it.
  const isPaid = !data.has(NUMBER_FIELD) && (await isCardless(slug));
  const token = isPaid ? "" : sandboxToken(value(NUMBER_FIELD));
  const fields = isPaid
    ? {}
    : {
        ...(token === null ? { [NUMBER_FIELD]: t("pay.numberMissing") } : {}),
        ...(isValidUntil(value(EXPIRY_FIELD), new Date()) ? {} : { [EXPIRY_FIELD]: t("pay.expiryMissing") }),
        ...(isSecurityCode(value(CODE_FIELD)) ? {} : { [CODE_FIELD]: t("pay.codeMissing") }),
      };
  for (const field of CARD_FIELDS) data.delete(field);
  if (token === null || Object.keys(fields).length > 0) return answer(state, data, wrongFields(t, fields));
  let made: { return_code: string; next_step: string };
  try {
    made = await shopper.api.completeReturn({
      return_id: shopper.returnId,
      quote_id: value(QUOTE_FIELD),
      payment_token: token,
    });
  } catch (error) {
    refresh();
    if (problemOf(error)?.details.some((detail) => "payment_url" in detail)) redirect(`/r/${slug}/pay/go`);
    if (problemOf(error)?.details.some((detail) => "payment_status" in detail)) redirect(`/r/${slug}/pay/back`);
    return answer(state, data, { message: await refusal(slug, error, value(SHOWN_FIELD)) });
  }
  refresh();
  const home = `/r/${slug}/return/${made.return_code}`;
  redirect(made.next_step === "NONE" ? home : `${home}/pass`);
}

/** No card data is typed: the provider's page asks for it, or it was paid before. */
async function isCardless(slug: string): Promise<boolean> {
  const { heldMinor, mode, hold } = await paymentOf(slug);
  return heldMinor > 0 || hold.heldMinor > 0 || mode === "PAGE" || hold.mode === "PAGE";
}

/** What happened, and what didn't. */
async function refusal(slug: string, error: unknown, shown: string): Promise<string> {
  const problem = problemOf(error);
  const { t } = (await draftOf(slug)).reader;
  switch (problem?.reason) {
    case "UNAVAILABLE":
      return t("pay.unanswered");
    case "ABORTED":
      return changed(slug, shown);
    case "FAILED_PRECONDITION":
      if (problem.details.some((detail) => "hold_amount" in detail)) return t("instant.declined");
      return problem.details.some((detail) => "amount_to_pay" in detail)
        ? t("pay.declined")
        : notConfirmed(slug, problem.message);
    default:
      throw error;
  }
}

async function notConfirmed(slug: string, why: string): Promise<string> {
  const { reader, intent, shopper } = await draftOf(slug);
  // Requested again: the payment may have succeeded a moment ago.
  const { amount: held } = await shopper.api.getDraftPayment({ return_id: shopper.returnId });
  if (held === "0") return reader.t("pay.notConfirmed", { why });
  return reader.t("pay.notConfirmedHeld", { why, amount: moneyText(held, intent.order.currency, reader.locale) });
}

async function changed(slug: string, shown: string): Promise<string> {
  const [{ reader }, { price }] = await Promise.all([draftOf(slug), quoteOf(slug)]);
  if (price === null || !isOwed(shown) || !isOwed(shownTotal(price)) || shown === shownTotal(price))
    return reader.t("pay.changedPlain");
  const text = (amount: string): string => moneyText(Math.abs(Number(amount)), price.currency, reader.locale);
  return reader.t("pay.changed", { before: text(shown), now: text(price.amount_to_pay) });
}
