import type { Metadata } from "next";
import { items } from "@/components/portal/copy/items";
import { ExistingReturnsCard } from "@/components/portal/items/existing-returns-card";
import { ItemsForm } from "@/components/portal/items/items-form";
import { KeptItems } from "@/components/portal/items/kept-items";
import { lacksFile } from "@/components/portal/items/line-view";
import { OrderFacts } from "@/components/portal/items/order-facts";
import { SumPanel } from "@/components/portal/money/sum-panel";
import { TotalLine } from "@/components/portal/money/total-line";
import { StepHead } from "@/components/portal/shell/step-head";
import { saveItems } from "../../../_portal/actions/save-items";
import { draftOf, quoteOf } from "../../../_portal/draft-of";

export const metadata: Metadata = { title: items.title };

type ItemsPageProps = {
  params: Promise<{ slug: string }>;
  /** Why a file was not taken. */
  searchParams: Promise<{ file?: string | string[] }>;
};

/** P2: what goes back. */
export default async function ItemsPage({ params, searchParams }: ItemsPageProps) {
  const [{ slug }, { file }] = await Promise.all([params, searchParams]);
  const { store, reader, intent, reasons, hasOutcomeStep, isNothingSent } = await draftOf(slug);
  const { price, refusal } = await quoteOf(slug);
  const { order, draft } = intent;
  // What lacks a file says so on its own card.
  const alert = fileRefusal(file) ?? (order.line_items.some((line) => lacksFile(line, draft)) ? null : refusal);
  return (
    <ItemsForm
      action={saveItems.bind(null, slug)}
      slug={slug}
      lines={order.line_items.filter((line) => line.is_returnable)}
      draft={draft}
      currency={order.currency}
      orderName={order.name}
      reader={reader}
      reasons={reasons}
      head={
        <StepHead
          slug={slug}
          step={1}
          hasOutcomeStep={hasOutcomeStep}
          isNothingSent={isNothingSent}
          title={items.title}
        >
          <OrderFacts order={order} reader={reader} />
          <ExistingReturnsCard slug={slug} existing={order.existing_returns} />
          {alert === null ? null : (
            <p className="errors" role="alert">
              {alert}
            </p>
          )}
        </StepHead>
      }
      kept={
        <KeptItems
          lines={order.line_items.filter((line) => !line.is_returnable)}
          currency={order.currency}
          reader={reader}
          policyUrl={store.policy_url}
        />
      }
      sums={
        <SumPanel
          derivation={price?.derivation ?? null}
          reader={reader}
          isShippingOpen={draft.delivery === null && !isNothingSent}
        />
      }
      total={<TotalLine total={price?.total ?? null} currency={order.currency} reader={reader} />}
    />
  );
}

const fileRefusal = (file: string | string[] | undefined): string | null => {
  switch (file) {
    case "large":
    case "many":
    case "unread":
      return items.fileRefused[file];
    default:
      return null;
  }
};
