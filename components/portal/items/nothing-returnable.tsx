import { formatTime } from "@/components/ui/format-time";
import type { PortalStore } from "@/contract/storefront/store";
import type { Intent } from "../draft/line-view";
import type { Reader } from "../reader";
import { BackLink } from "../shell/back-link";
import { ButtonAnchor } from "../ui/button";
import { Columns, Crumb, Lead, PageHead } from "../ui/page";
import { ExistingReturnsCard } from "./existing-returns-card";
import { KeptItems } from "./kept-items";
import { linesToAsk } from "./one-by-one";
import { OrderFacts } from "./order-facts";

type Order = Intent["order"];
type NothingReturnableProps = { slug: string; store: PortalStore; order: Order; reader: Reader; home: string };

/** An order without any returnable item: the reason, since when, and whom to contact. There is no way to continue. */
export function NothingReturnable({ slug, store, order, reader, home }: NothingReturnableProps) {
  const { t } = reader;
  const cause = causeOf(order);
  return (
    <Columns>
      <div>
        <Crumb>
          <BackLink href={home} text={t("shell.anotherOrder")} />
        </Crumb>
        <PageHead title={itemsTitle(order, reader)}>
          <Lead>{t(`items.none.${cause}Text`, { store: store.name })}</Lead>
          <OrderFacts order={order} reader={reader} isClosed={cause === "windowOver"} />
          <ExistingReturnsCard slug={slug} existing={order.existing_returns} reader={reader} />
          {store.contact_email ? (
            <p className="mt-6">
              <ButtonAnchor href={`mailto:${store.contact_email}?subject=${encodeURIComponent(order.name)}`}>
                {t("items.none.contact", { store: store.name })}
              </ButtonAnchor>
            </p>
          ) : null}
        </PageHead>
        <KeptItems
          lines={order.line_items}
          currency={order.currency}
          reader={reader}
          policyUrl={store.policy_url}
          isGift={order.is_gift}
        />
      </div>
    </Columns>
  );
}

/**
 * The published codes of why a line can't be returned (contract/storefront/intents.ts) that have texts of their own.
 */
const CAUSES = { 2: "taken", 4: "notShipped", 5: "windowOver", 6: "refunded" } as const;
export type Cause = (typeof CAUSES)[keyof typeof CAUSES] | "other";

/** Returns why nothing can be returned: the reason shared by all lines, otherwise that there are several. */
export const causeOf = ({ line_items }: Pick<Order, "line_items">): Cause => {
  const [code, ...others] = new Set(line_items.map((line) => line.non_returnable_code));
  if (others.length > 0) return "other";
  return code === 2 || code === 4 || code === 5 || code === 6 ? CAUSES[code] : "other";
};

/** Returns what the items page asks, or why it asks nothing. */
export const itemsTitle = (order: Order, reader: Reader): string =>
  linesToAsk(order).length > 0
    ? reader.t("items.title")
    : reader.t(`items.none.${causeOf(order)}`, { date: closedOn(order, reader) });

const closedOn = ({ return_window_ends_at: at }: Order, reader: Reader): string =>
  at === null ? "" : formatTime(at, "longDate", reader);
