import { ExistingReturnsCard } from "@/components/portal/items/existing-returns-card";
import { ItemStrip } from "@/components/portal/items/item-strip";
import { ItemsForm } from "@/components/portal/items/items-form";
import { itemPath } from "@/components/portal/items/one-by-one";
import { OrderFacts } from "@/components/portal/items/order-facts";
import { TotalLine } from "@/components/portal/money/total-line";
import { StepHead } from "@/components/portal/shell/step-head";
import { saveItems } from "../actions/save-items";
import { draftOf } from "../draft-of";
import { itemsViewOf } from "../items-view-of";
import { oneOf, type Query } from "../query";

/** P2 with one item per page: whether to return it, and why. The others are a tap away. */
export async function OneItemScreen({ slug, query }: { slug: string; query: Query }) {
  const { shopper, reader, intent, paths, hasOutcomeStep, isNothingSent } = await draftOf(slug);
  const { order, draft } = intent;
  const { fields, words, kept, sums, price, alert } = await itemsViewOf(slug, query);
  const { t } = reader;
  const wanted = oneOf(query, "item");
  const ids = fields.lines.map(({ line }) => line.id);
  const at = Math.max(0, ids.indexOf(wanted));
  const before = ids[at - 1];
  const isLast = at >= ids.length - 1;
  const title = t(ids.length > 1 ? "items.oneTitle" : "items.title");
  const back = before === undefined ? undefined : { href: itemPath(paths, before), text: t("items.before") };
  return (
    <ItemsForm
      // Each item is a separate question, with its own fields and errors.
      key={ids[at]}
      action={saveItems.bind(null, slug, shopper.returnId)}
      {...{ ...fields, slug, kept, sums }}
      words={isLast ? words : { ...words, continue: words.next }}
      lines={fields.lines.slice(at, at + 1)}
      canStop={!isLast && draft.items.length > 0}
      head={
        <StepHead step="items" {...{ paths, hasOutcomeStep, isNothingSent, title, reader, back }}>
          {at === 0 ? (
            <>
              <OrderFacts order={order} reader={reader} />
              <ExistingReturnsCard slug={slug} existing={order.existing_returns} reader={reader} />
            </>
          ) : null}
          <ItemStrip lines={fields.lines.map(({ line }) => line)} {...{ at, draft, paths, reader }} />
          {alert}
        </StepHead>
      }
      total={<TotalLine total={price?.total ?? null} currency={order.currency} reader={reader} />}
    />
  );
}
