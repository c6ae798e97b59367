import { draftedOf, type Intent, lacksFile } from "@/components/portal/draft/line-view";
import { cardWords, itemsWords } from "@/components/portal/items/items-words";
import { KeptItems } from "@/components/portal/items/kept-items";
import { linesToAsk } from "@/components/portal/items/one-by-one";
import { SumPanel } from "@/components/portal/money/sum-panel";
import { handedInOf } from "@/components/portal/photos/handed-in";
import { draftOf, quoteOf } from "./draft-of";
import { alertOf, photoRefusal } from "./photo-refusal";
import { oneOf, type Query } from "./query";
import type { Shopper } from "./shopper-of";

/** What the items screens show, whatever their layout. */
export async function itemsViewOf(slug: string, query: Query) {
  const { store, reader, shopper, intent, reasons, isNothingSent } = await draftOf(slug);
  const { price, refusal } = await quoteOf(slug);
  const { order, draft } = intent;
  const { currency, is_gift: isGift } = order;
  const isFolded = store.branding.layout_design === "SIMPLIFIED";
  // A missing file is reported on the item's own card.
  const documents = await documentsOf(shopper, draft);
  const isFileMissing = order.line_items.some((line) => lacksFile(line, draft));
  return {
    price,
    fields: {
      returnId: shopper.returnId,
      lines: linesToAsk(order).map((line) => ({
        line,
        words: cardWords(reader, { line, drafted: draftedOf(draft, line.id), currency, isGift }),
        photos: handedInOf(documents.filter(({ line_item_id }) => line_item_id === line.id)),
      })),
      draft,
      reasons,
    },
    words: itemsWords(reader, order.name),
    alert: alertOf(photoRefusal(oneOf(query, "file"), reader.t) ?? (isFileMissing ? null : refusal)),
    kept: (
      <KeptItems
        lines={order.line_items.filter((line) => !line.is_returnable)}
        policyUrl={store.policy_url}
        {...{ currency, reader, isFolded, isGift }}
      />
    ),
    sums: (
      <SumPanel
        derivation={price?.derivation ?? null}
        reader={reader}
        isShippingOpen={draft.delivery === null && !isNothingSent}
      />
    ),
  };
}

/** Files uploaded for the draft. */
const documentsOf = async ({ api, returnId }: Shopper, { items }: Intent["draft"]) => {
  if (items.every(({ document_ids }) => document_ids.length === 0)) return [];
  return (await api.listDraftDocuments({ return_id: returnId })).documents;
};
