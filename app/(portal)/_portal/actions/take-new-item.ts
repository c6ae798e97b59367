"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { exchangeFields } from "@/components/portal/outcome/exchange-view";
import { restOption } from "@/components/portal/outcome/plan-outcome";
import { answer, type FormState, wrongFields } from "@/components/portal/ui/form-state";
import { problemOf } from "@/server/trpc/problem-of";
import { serverAction } from "@/server/trpc/server-action";
import { draftOf } from "../draft-of";
import { OF_NEW_ITEM } from "../form-arguments";
import { inOwnTab } from "../in-own-tab";
import { refusalWords } from "../refusal-words";

/** Chooses a product of the catalog for an item; the remainder is refunded by the shopper's last chosen method. */
export const takeNewItem = serverAction(OF_NEW_ITEM, (slug, returnId, lineId, state, data) =>
  inOwnTab({ slug, returnId, state, data }, { act: () => take(slug, lineId, state, data) }),
);

async function take(slug: string, lineId: string, state: FormState, data: FormData): Promise<FormState> {
  const { shopper, intent, timings, reader, paths } = await draftOf(slug);
  const { t } = reader;
  const item = intent.draft.items.find(({ line_item_id }) => line_item_id === lineId);
  if (!item) redirect(paths.outcome);
  const name = intent.order.line_items.find(({ id }) => id === lineId)?.product.name ?? "";
  const field = exchangeFields(lineId).variant;
  const taken = data.get(field);
  if (typeof taken !== "string")
    return answer(state, data, wrongFields(t, { [field]: t("exchange.missing", { item: name }) }));
  const { line_item_id, quantity, return_reason, comment } = item;
  const rest = restOption(item, timings);
  try {
    await shopper.api.saveClientPreferences({
      ...{ return_id: shopper.returnId, line_item_id, quantity, return_reason, comment },
      ...(rest === null ? {} : { refund_option: rest }),
      exchange_variant_id: taken,
    });
  } catch (error) {
    refresh();
    const gone = problemOf(error)?.violations.find((one) => one.field === "exchange_variant_id");
    if (gone === undefined) return answer(state, data, { message: refusalWords(error, t) });
    return answer(state, data, wrongFields(t, { [field]: t("exchange.gone") }));
  }
  refresh();
  redirect(paths.outcome);
}
