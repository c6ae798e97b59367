import type { Metadata } from "next";
import { ExistingReturnsCard } from "@/components/portal/items/existing-returns-card";
import { ItemsForm } from "@/components/portal/items/items-form";
import { cardWords, itemsWords } from "@/components/portal/items/items-words";
import { KeptItems } from "@/components/portal/items/kept-items";
import { draftedOf, lacksFile } from "@/components/portal/items/line-view";
import { OrderFacts } from "@/components/portal/items/order-facts";
import { SumPanel } from "@/components/portal/money/sum-panel";
import { TotalLine } from "@/components/portal/money/total-line";
import { StepHead } from "@/components/portal/shell/step-head";
import type { PortalText } from "@/messages/portal";
import { saveItems } from "../../../_portal/actions/save-items";
import { draftOf, quoteOf } from "../../../_portal/draft-of";
import { portalOf } from "../../../_portal/portal-of";

type ItemsPageProps = {
  params: Promise<{ slug: string }>;
  /** Why a file was not taken. */
  searchParams: Promise<{ file?: string | string[] }>;
};

export async function generateMetadata({ params }: ItemsPageProps): Promise<Metadata> {
  const { reader } = await portalOf((await params).slug);
  return { title: reader.t("items.title") };
}

/** P2: what goes back. */
export default async function ItemsPage({ params, searchParams }: ItemsPageProps) {
  const [{ slug }, { file }] = await Promise.all([params, searchParams]);
  const { store, reader, intent, reasons, hasOutcomeStep, isNothingSent } = await draftOf(slug);
  const { price, refusal } = await quoteOf(slug);
  const { order, draft } = intent;
  const { t } = reader;
  const { currency } = order;
  // What lacks a file says so on its own card.
  const alert = fileRefusal(file, t) ?? (order.line_items.some((line) => lacksFile(line, draft)) ? null : refusal);
  return (
    <ItemsForm
      action={saveItems.bind(null, slug)}
      slug={slug}
      lines={order.line_items
        .filter((line) => line.is_returnable)
        .map((line) => ({
          line,
          words: cardWords(reader, { line, drafted: draftedOf(draft, line.id), currency }),
        }))}
      draft={draft}
      words={itemsWords(reader, order.name)}
      reasons={reasons}
      head={
        <StepHead
          slug={slug}
          step={1}
          hasOutcomeStep={hasOutcomeStep}
          isNothingSent={isNothingSent}
          title={t("items.title")}
          reader={reader}
        >
          <OrderFacts order={order} reader={reader} />
          <ExistingReturnsCard slug={slug} existing={order.existing_returns} reader={reader} />
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
          currency={currency}
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
      total={<TotalLine total={price?.total ?? null} currency={currency} reader={reader} />}
    />
  );
}

const fileRefusal = (file: string | string[] | undefined, t: PortalText): string | null => {
  switch (file) {
    case "large":
    case "many":
    case "unread":
      return t(`items.fileRefused.${file}`);
    default:
      return null;
  }
};
