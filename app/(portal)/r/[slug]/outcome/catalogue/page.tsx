import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { CatalogueForm } from "@/components/portal/outcome/catalogue-form";
import { catalogueProducts, creditMinor } from "@/components/portal/outcome/catalogue-view";
import { exchangeFields, extraOf } from "@/components/portal/outcome/exchange-view";
import { productTile } from "@/components/portal/outcome/exchange-words";
import { BackLink } from "@/components/portal/shell/back-link";
import { moneyText } from "@/components/ui/money";
import type { PortalText } from "@/messages/portal";
import { takeNewItem } from "../../../../_portal/actions/take-new-item";
import { draftOf } from "../../../../_portal/draft-of";
import { askExchange } from "../../../../_portal/offers-of";
import { portalOf } from "../../../../_portal/portal-of";
import { oneOf, type Query } from "../../../../_portal/query";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reader } = await portalOf((await params).slug);
  return { title: reader.t("exchange.catalogueTitle") };
}

/** As many products as one screen shows; a search finds the rest. */
const PRODUCTS_PER_PAGE = 24;

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<Query> };

/** The shop, with what the item that comes back is worth on top. */
export default async function CataloguePage({ params, searchParams }: Props) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  const { shopper, intent, reader, paths } = await draftOf(slug);
  const { t, locale } = reader;
  const here = `/r/${slug}/outcome/catalogue`;
  const item = intent.draft.items.find((one) => one.line_item_id === oneOf(query, "item") && !one.keep_your_item);
  const line = intent.order.line_items.find(({ id }) => id === item?.line_item_id);
  const answers = line ? await askExchange(shopper, line.id) : null;
  if (!item || !line || !answers || answers.exchange_flow === "ONE_ON_ONE") redirect(paths.outcome);
  const search = oneOf(query, "q").slice(0, 100);
  const found = catalogueProducts(answers.options, line.product.product_id, search);
  const { currency } = intent.order;
  const credit = moneyText(creditMinor(answers.options, line.product.product_id, item.quantity), currency, locale);
  const extraMinor = extraOf(answers.incentives, "OPEN_CATALOG");
  return (
    <div className="wrap">
      <div className="list">
        <div className="crumb">
          <BackLink href={paths.outcome} text={t("outcome.title")} />
        </div>
        <div className="head">
          <h1 tabIndex={-1}>{t("exchange.catalogueTitle")}</h1>
          <p>{t("exchange.catalogueLead", { item: line.product.name, credit })}</p>
          {extraMinor > 0 ? <p>{t("exchange.extra", { amount: moneyText(extraMinor, currency, locale) })}</p> : null}
        </div>
        <search>
          <form className="search" action={here}>
            <input type="hidden" name="item" value={line.id} />
            <label htmlFor="q">{t("exchange.search")}</label>
            <input className="input" id="q" name="q" type="search" defaultValue={search} autoComplete="off" />
            <button type="submit" className="btn quiet">
              {t("exchange.find")}
            </button>
          </form>
        </search>
        <p className="credit-strip">
          <span>{t("exchange.credit")}</span> <strong>{credit}</strong>
        </p>
        <p className="note" role="status">
          {foundText(t, found.length)}{" "}
          {search === "" ? null : (
            <Link href={`${here}?${new URLSearchParams({ item: line.id })}`}>{t("exchange.showAll")}</Link>
          )}
        </p>
        {found.length === 0 ? null : (
          <CatalogueForm
            key={search}
            action={takeNewItem.bind(null, slug, shopper.returnId, line.id)}
            field={exchangeFields(line.id).variant}
            products={found.slice(0, PRODUCTS_PER_PAGE).map((product) => productTile(product, currency, reader))}
            words={{ legend: t("exchange.catalogueTitle"), take: t("exchange.take"), saving: t("shell.saving") }}
            chosenId={item.exchange === null ? null : item.exchange_variant_id}
          />
        )}
      </div>
    </div>
  );
}

const foundText = (t: PortalText, count: number): string =>
  count > PRODUCTS_PER_PAGE
    ? t("exchange.foundMore", { count, most: PRODUCTS_PER_PAGE })
    : t("exchange.found", { count });
