import { ExistingReturnsCard } from "@/components/portal/items/existing-returns-card";
import { ItemsForm } from "@/components/portal/items/items-form";
import { OrderFacts } from "@/components/portal/items/order-facts";
import { TotalLine } from "@/components/portal/money/total-line";
import { StepHead } from "@/components/portal/shell/step-head";
import { saveItems } from "../actions/save-items";
import { draftOf } from "../draft-of";
import { itemsViewOf } from "../items-view-of";
import type { Query } from "../query";

/** P2: the items to return, the whole order on one page. */
export async function ItemsScreen({ slug, query }: { slug: string; query: Query }) {
  const { shopper, reader, intent, paths, hasOutcomeStep, isNothingSent } = await draftOf(slug);
  const { order } = intent;
  const { fields, words, kept, sums, price, alert } = await itemsViewOf(slug, query);
  const title = reader.t("items.title");
  return (
    <ItemsForm
      action={saveItems.bind(null, slug, shopper.returnId)}
      {...{ ...fields, slug, words, kept, sums }}
      head={
        <StepHead step="items" {...{ paths, hasOutcomeStep, isNothingSent, title, reader }}>
          <OrderFacts order={order} reader={reader} />
          <ExistingReturnsCard slug={slug} existing={order.existing_returns} reader={reader} />
          {alert}
        </StepHead>
      }
      total={<TotalLine total={price?.total ?? null} currency={order.currency} reader={reader} />}
    />
  );
}
