"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { CONTINUE, INTENT_FIELD } from "@/components/portal/form/intent-field";
import { QUOTE_FIELD, SHOWN_FIELD, shownTotal } from "@/components/portal/send/send-view";
import { answer, type FormState } from "@/components/portal/ui/form-state";
import { serverAction } from "@/server/trpc/server-action";
import { confirmReturn, priceChanged } from "../confirm-return";
import { draftOf } from "../draft-of";
import { OF_RETURN } from "../form-arguments";
import { inOwnTab } from "../in-own-tab";
import { keepMethod } from "../keep-method";

/**
 * Stores the return method (none if everything is kept); with Confirm it also completes the return, or leads to the
 * summary if that has its own page.
 */
export const sendReturn = serverAction(OF_RETURN, (slug, returnId, state, data) => {
  const run = (sent: FormData): Promise<FormState> => sendReturnOf(slug, state, sent);
  return inOwnTab({ slug, returnId, state, data }, { act: () => run(data), save: run });
});

async function sendReturnOf(slug: string, state: FormState, data: FormData): Promise<FormState> {
  const { isNothingSent, paths } = await draftOf(slug);
  const shown = String(data.get(SHOWN_FIELD) ?? "");
  const quoteId = String(data.get(QUOTE_FIELD) ?? "");
  const isPress = data.get(INTENT_FIELD) === CONTINUE;
  if (isNothingSent && isPress) return confirmReturn({ slug, quoteId, state, data });
  const { refusal, mistakes, quote } = await keepMethod(slug, data);
  const errors = refusal ?? mistakes;
  // The page may have shown that everything is kept: now it has to offer the return methods.
  if (errors !== null || !isPress) refresh();
  if (errors !== null) return answer(state, data, errors);
  if (!isPress) return answer(state, data, {});
  if (paths.layout === "SIMPLIFIED") {
    refresh();
    redirect(paths.check);
  }
  if (quote !== null && shownTotal(quote) !== shown) {
    refresh();
    return answer(state, data, { message: await priceChanged(slug, shown, quote) });
  }
  return confirmReturn({ slug, quoteId: quote?.quote_id ?? quoteId, state, data });
}

/** Completes the summary on its own page. */
export const confirmChecked = serverAction(OF_RETURN, (slug, returnId, state, data) =>
  inOwnTab(
    { slug, returnId, state, data },
    { act: () => confirmReturn({ slug, quoteId: String(data.get(QUOTE_FIELD) ?? ""), state, data }) },
  ),
);
