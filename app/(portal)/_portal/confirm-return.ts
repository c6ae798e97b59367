import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { Checkout } from "@/components/portal/outcome/outcome-view";
import { readTiming } from "@/components/portal/send/instant-choice";
import { isOwed, SHOWN_FIELD, shownTotal } from "@/components/portal/send/send-view";
import { answer, type FormState } from "@/components/portal/ui/form-state";
import { moneyText } from "@/components/ui/money";
import type { ExchangeTiming } from "@/contract/vocabulary/card-hold";
import { problemOf } from "@/server/trpc/problem-of";
import { draftOf } from "./draft-of";
import { refusalWords } from "./refusal-words";

type Confirmation = { slug: string; quoteId: string; state: FormState; data: FormData };

/** Completes the return at exactly the price that the page showed: if it changed, the new one has to be confirmed. */
export async function confirmReturn({ slug, quoteId, state, data }: Confirmation): Promise<FormState> {
  const { shopper, reader } = await draftOf(slug);
  const timing = readTiming(data);
  if (timing !== undefined) {
    const isKept = await keepTiming(slug, timing);
    if (!isKept) return answer(state, data, { message: reader.t("instant.gone") });
    if (timing === "ON_START") {
      refresh();
      redirect(`/r/${slug}/pay`);
    }
  }
  // A debt is paid on a separate screen, which calculates the price again.
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
    return answer(state, data, { message: await priceChanged(slug, String(data.get(SHOWN_FIELD) ?? ""), quote) });
  }
  refresh();
  const home = `/r/${slug}/return/${made.return_code}`;
  redirect(made.next_step === "NONE" ? home : `${home}/pass`);
}

/** False: it is no longer available, and the page says so with the alternatives. */
async function keepTiming(slug: string, exchange_timing: ExchangeTiming): Promise<boolean> {
  const { shopper } = await draftOf(slug);
  try {
    await shopper.api.chooseExchangeTiming({ return_id: shopper.returnId, exchange_timing });
    return true;
  } catch (error) {
    if (problemOf(error)?.reason !== "FAILED_PRECONDITION") throw error;
    refresh();
    return false;
  }
}

/** The old and new total if it changed in the meantime. */
export async function priceChanged(slug: string, shown: string, quote: Checkout): Promise<string> {
  const { reader } = await draftOf(slug);
  const now = shownTotal(quote);
  const isSum = /^-?\d{1,15}$/.test(shown) && isOwed(shown) === isOwed(now);
  if (!isSum || shown === now) return reader.t("send.priceChangedPlain");
  const text = (amount: string): string => moneyText(Math.abs(Number(amount)), quote.currency, reader.locale);
  return reader.t("send.priceChanged", { before: text(shown), now: text(now) });
}
