import { t } from "@/messages/dashboard/keys";
import { TextAnchor } from "../../ui/text-link";
import { CodeBlock } from "../controls/code-block";
import type { StoreName } from "./types";

const EXAMPLE_ORDER = {
  ...{ platform_order_id: "1001", name: "#1001", purchased_at: "2026-03-01T09:00:00Z" },
  ...{ email: "ana@example.com", taxes_included: true },
  shipping_address: {
    ...{ first_name: "Ana", last_name: "Gil", address_line_1: "Ringstr. 4" },
    ...{ postcode: "50672", city: "Köln", country_code: "DE" },
  },
  line_items: [{ platform_line_item_id: "1", sku: "MUG", name: "Mug", quantity: 2, unit_price: 900 }],
  payments: [{ id: "1", method: "card", captured: 1800 }],
};

/**
 * Returns the example call, which creates an order in this store; $KEY must hold a key with the scope to push orders.
 */
export const firstCall = ({ baseUrl, store }: { baseUrl: string; store: StoreName }): string =>
  `curl -X PUT "${baseUrl}/v1/ecommerces/${store.ecommerce_id}/orders/1001" \\
  -H "x-svc-api-key: $KEY" -H "content-type: application/json" \\
  -d '${JSON.stringify({ currency: store.currency_code, ...EXAMPLE_ORDER })}'`;

/** What a developer needs besides the key: the store IDs and an example call. */
export function FirstCall({ baseUrl, stores }: { baseUrl: string; stores: readonly StoreName[] }) {
  const [store] = stores;
  if (store === undefined) return null;
  return (
    <section className="mt-8 max-w-[820px] min-w-0" aria-labelledby="first-call">
      <h2 id="first-call" className="text-h2 font-semibold">
        {t("firstCall.title")}
      </h2>
      <ul className="text-ink-2 mt-1 mb-3">
        {stores.map(({ ecommerce_id, name }) => (
          <li key={ecommerce_id} className="wrap-anywhere">
            {t.rich("firstCall.storeId", {
              ...{ store: name, id: ecommerce_id },
              code: (id) => <code className="font-mono text-code select-all">{id}</code>,
            })}
          </li>
        ))}
      </ul>
      <p className="mb-2">{t("firstCall.words")}</p>
      <CodeBlock label={t("firstCall.callLabel")} isWrapped>
        {firstCall({ baseUrl, store })}
      </CodeBlock>
      <p className="mt-2">
        <TextAnchor href="/docs">{t("firstCall.guides")}</TextAnchor>
      </p>
    </section>
  );
}
