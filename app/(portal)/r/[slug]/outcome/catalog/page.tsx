import Link from "next/link";
import { redirect } from "next/navigation";
import { CatalogForm } from "@/components/portal/outcome/catalog-form";
import { catalogProducts, creditMinor } from "@/components/portal/outcome/catalog-view";
import { exchangeFields, extraOf } from "@/components/portal/outcome/exchange-view";
import { productTile } from "@/components/portal/outcome/exchange-words";
import { BackLink } from "@/components/portal/shell/back-link";
import { Button } from "@/components/portal/ui/button";
import { Input } from "@/components/portal/ui/input";
import { Crumb, Lead, PageHead, Wrap } from "@/components/portal/ui/page";
import { moneyText } from "@/components/ui/money";
import type { PortalText } from "@/messages/portal";
import { takeNewItem } from "../../../../_portal/actions/take-new-item";
import { draftOf } from "../../../../_portal/draft-of";
import { askExchange } from "../../../../_portal/offers-of";
import { oneOf, type Query } from "../../../../_portal/query";
import { titled } from "../../../../_portal/titled";

export const generateMetadata = titled("exchange.catalogTitle");

/** As many products as fit one screen; a search finds the others. */
const PRODUCTS_PER_PAGE = 24;

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<Query> };

/** The shop's products, with the returned item's value on top. */
export default async function CatalogPage({ params, searchParams }: Props) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  const { shopper, intent, reader, paths } = await draftOf(slug);
  const { t, locale } = reader;
  const here = `/r/${slug}/outcome/catalog`;
  const item = intent.draft.items.find((one) => one.line_item_id === oneOf(query, "item") && !one.keep_your_item);
  const line = intent.order.line_items.find(({ id }) => id === item?.line_item_id);
  const answers = line ? await askExchange(shopper, line.id) : null;
  if (!item || !line || !answers || answers.exchange_flow === "ONE_ON_ONE") redirect(paths.outcome);
  const search = oneOf(query, "q").slice(0, 100);
  const found = catalogProducts(answers.options, line.product.product_id, search);
  const { currency } = intent.order;
  const credit = moneyText(creditMinor(answers.options, line.product.product_id, item.quantity), currency, locale);
  const extraMinor = extraOf(answers.incentives, "OPEN_CATALOG");
  return (
    <Wrap>
      <div>
        <Crumb>
          <BackLink href={paths.outcome} text={t("outcome.title")} />
        </Crumb>
        <PageHead title={t("exchange.catalogTitle")}>
          <Lead>{t("exchange.catalogLead", { item: line.product.name, credit })}</Lead>
          {extraMinor > 0 ? (
            <Lead>{t("exchange.extra", { amount: moneyText(extraMinor, currency, locale) })}</Lead>
          ) : null}
        </PageHead>
        <search>
          <form className="mt-4 mb-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1" action={here}>
            <input type="hidden" name="item" value={line.id} />
            <label className="col-span-full text-ui font-medium" htmlFor="q">
              {t("exchange.search")}
            </label>
            <Input id="q" name="q" type="search" defaultValue={search} autoComplete="off" />
            <Button type="submit" look="quiet">
              {t("exchange.find")}
            </Button>
          </form>
        </search>
        {/* The shopping credit stays visible. */}
        <p
          className="sticky top-0 z-5 -mx-4 mt-4 mb-3 flex items-baseline justify-between gap-4 border-y border-rule bg-surface px-4 py-2.5 text-body/6 sm:mx-0 sm:rounded-brand sm:border"
          data-pinned=""
        >
          <span>{t("exchange.credit")}</span>{" "}
          <strong className="text-h2/6 font-semibold tracking-close">{credit}</strong>
        </p>
        <p className="text-ui text-ink-2" role="status">
          {foundText(t, found.length)}{" "}
          {search === "" ? null : (
            <Link href={`${here}?${new URLSearchParams({ item: line.id })}`}>{t("exchange.showAll")}</Link>
          )}
        </p>
        {found.length === 0 ? null : (
          <CatalogForm
            key={search}
            action={takeNewItem.bind(null, slug, shopper.returnId, line.id)}
            field={exchangeFields(line.id).variant}
            products={found.slice(0, PRODUCTS_PER_PAGE).map((product) => productTile(product, currency, reader))}
            words={{ legend: t("exchange.catalogTitle"), take: t("exchange.take"), saving: t("shell.saving") }}
            chosenId={item.exchange === null ? null : item.exchange_variant_id}
          />
        )}
      </div>
    </Wrap>
  );
}

const foundText = (t: PortalText, count: number): string =>
  count > PRODUCTS_PER_PAGE
    ? t("exchange.foundMore", { count, most: PRODUCTS_PER_PAGE })
    : t("exchange.found", { count });
