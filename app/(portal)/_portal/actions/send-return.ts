"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { answer, type FormState, wrongFields } from "@/components/portal/form/form-state";
import { CONTINUE, INTENT_FIELD } from "@/components/portal/form/intent-field";
import type { Checkout } from "@/components/portal/outcome/outcome-view";
import {
  isOwed,
  isSameWay,
  type PostedWay,
  QUOTE_FIELD,
  readWay,
  SHOWN_FIELD,
  shownTotal,
  slotField,
  WAY_FIELD,
  wayKey,
} from "@/components/portal/send/send-view";
import { moneyText } from "@/components/ui/money";
import type { PortalText } from "@/messages/portal";
import { problemOf } from "@/server/trpc/problem-of";
import { draftOf } from "../draft-of";
import { refusalWords } from "../refusal-words";

/**
 * Keeps how the parcel travels (nothing does where everything is kept); with Confirm it also completes the return, at the price that the page showed and no
 * other: where it moved, the new one is shown and asked for again.
 */
export async function sendReturn(slug: string, state: FormState, data: FormData): Promise<FormState> {
  const { shopper, intent, isNothingSent, reader } = await draftOf(slug);
  const { t } = reader;
  const value = (name: string): string => String(data.get(name) ?? "");
  let quoteId = value(QUOTE_FIELD);
  const isPress = data.get(INTENT_FIELD) === CONTINUE;
  if (isNothingSent && isPress) return confirm({ slug, quoteId, state, data });
  const posted = readWay(value);
  if (!posted) {
    // The page may have shown that everything is kept: now it has to offer the ways.
    refresh();
    return answer(state, data, wrongFields(t, { [WAY_FIELD]: t("send.methodMissing") }));
  }
  try {
    if (!isSameWay(posted, intent.draft.delivery)) {
      await shopper.api.chooseReturnOption({ return_id: shopper.returnId, ...posted });
      const quote = await shopper.api.checkout({ return_id: shopper.returnId });
      if (shownTotal(quote) !== value(SHOWN_FIELD) && isPress) {
        refresh();
        return answer(state, data, { message: await changed(slug, value(SHOWN_FIELD), quote) });
      }
      quoteId = quote.quote_id;
    }
  } catch (error) {
    return answer(state, data, wayRefusal(error, posted, t));
  }
  if (!isPress) {
    refresh();
    return answer(state, data, {});
  }
  return confirm({ slug, quoteId, state, data });
}

type Confirmation = { slug: string; quoteId: string; state: FormState; data: FormData };

async function confirm({ slug, quoteId, state, data }: Confirmation): Promise<FormState> {
  const { shopper, reader } = await draftOf(slug);
  // What is owed is paid on a screen of its own, which prices it once more.
  if (isOwed(String(data.get(SHOWN_FIELD) ?? ""))) {
    refresh();
    redirect(`/r/${slug}/pay`);
  }
  let made: { return_code: string; next_step: string };
  try {
    made = await shopper.api.completeReturn({ return_id: shopper.returnId, quote_id: quoteId });
  } catch (error) {
    refresh();
    if (problemOf(error)?.reason !== "ABORTED") return answer(state, data, { message: refusalWords(error, reader.t) });
    const quote = await shopper.api.checkout({ return_id: shopper.returnId });
    return answer(state, data, { message: await changed(slug, String(data.get(SHOWN_FIELD) ?? ""), quote) });
  }
  refresh();
  const home = `/r/${slug}/return/${made.return_code}`;
  redirect(made.next_step === "NONE" ? home : `${home}/pass`);
}

async function changed(slug: string, shown: string, quote: Checkout): Promise<string> {
  const { reader } = await draftOf(slug);
  const now = shownTotal(quote);
  const isSum = /^-?\d{1,15}$/.test(shown) && isOwed(shown) === isOwed(now);
  if (!isSum || shown === now) return reader.t("send.priceChangedPlain");
  const text = (amount: string): string => moneyText(Math.abs(Number(amount)), quote.currency, reader.locale);
  return reader.t("send.priceChanged", { before: text(shown), now: text(now) });
}

function wayRefusal(error: unknown, posted: PostedWay, t: PortalText) {
  const problem = problemOf(error);
  const isSlot = problem?.violations.some(({ field }) => field.startsWith("pickup_")) ?? false;
  if (!isSlot) return { message: refusalWords(error, t) };
  return wrongFields(t, { [slotField(wayKey(posted))]: t("send.slotMissing") });
}
