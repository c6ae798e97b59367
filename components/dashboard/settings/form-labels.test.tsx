import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient, httpLink } from "@trpc/client";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Ecommerce } from "@/contract/admin/settings/ecommerce";
import { ExchangeConditions, ExchangeOrderSetting } from "@/contract/admin/settings/exchanges";
import { LogisticSetting } from "@/contract/admin/settings/logistic-setting";
import { RefundConfiguration } from "@/contract/admin/settings/refunds";
import { Warehouse } from "@/contract/admin/settings/warehouses";
import { StationRulesDto } from "@/contract/schemas/station-rules";
import type { EditableSetting } from "@/contract/vocabulary/store-setting";
import type { AppRouter } from "@/server/trpc/router";
import { TRPCProvider } from "../browser/trpc";
import { memberLabel } from "../controls/setting-field-words";
import { ExchangeOrderForm } from "./exchange-order-form";
import { ExchangesForm } from "./exchanges-form";
import { ReasonsForm } from "./reasons-form";
import { RefundsForm } from "./refunds-form";
import { ShippingForm } from "./shipping-form";
import { StationForm } from "./station-form";
import { StoreForm } from "./store-form";
import { WarehouseForm } from "./warehouse-form";

const place = { ecommerceId: "eco_1", currency: "EUR", timeZone: "UTC", canWrite: true };
const of = { ecommerce_id: "eco_1" };
const incentive = { exchange_type: "SIZE_EXCHANGE", total: 500 };
const way = { return_method: "DROP_OFF_POINT", provider: "p", carrier: "c", fee_basis: "LABEL_PRICE", max_fee: 900 };
const address = { address_line_1: "Street 1", city: "Berlin", postcode: "10115", country_code: "DE" };
const shop = { store_id: "s", name: "Shop", opening_hours: "", address };
const action = { refund_option: "STORE_CREDIT", timing: "ON_REVIEW", bonus: { total: 100 } };

const store = { ...of, name: "Shop", currency_code: "EUR", slug: "demo", group: "grp_1" };
const warehouse = Warehouse.parse({
  ...of,
  id: "whs_1",
  address_line1: "Street 1",
  city: "Berlin",
  country_code: "DE",
});

const FORMS: readonly (readonly [EditableSetting, ReactNode])[] = [
  [
    "station",
    <StationForm
      key="station"
      value={StationRulesDto.parse({ grades: [{ name: "A" }], check_lists: [{ lines: ["Tags"] }] })}
      rejectReasons={["Damaged"]}
      place={place}
    />,
  ],
  [
    "exchangeconditions",
    <ExchangesForm
      key="exchanges"
      value={ExchangeConditions.parse({
        ...of,
        exchange_flow: "OPEN",
        incentives: [incentive],
        instant_exchange: true,
      })}
      reasons={[]}
      place={place}
      canHold
    />,
  ],
  ["ecommerce", <ReasonsForm key="reasons" value={Ecommerce.parse(store)} place={place} />],
  [
    "ecommerce",
    <StoreForm key="store" value={Ecommerce.parse(store)} slug="demo" place={place}>
      {null}
    </StoreForm>,
  ],
  ["warehouses", <WarehouseForm key="warehouse" value={warehouse} locations={[]} place={place} />],
  ["exchangeorders", <ExchangeOrderForm key="orders" value={ExchangeOrderSetting.parse(of)} place={place} />],
  [
    "logisticsetting",
    <ShippingForm
      key="shipping"
      value={LogisticSetting.parse({ ...of, return_logistics: [way], return_stores: [shop] })}
      methods={[]}
      providers={[]}
      slug="demo"
      place={place}
    />,
  ],
  [
    "refunds",
    <RefundsForm
      key="refunds"
      value={RefundConfiguration.parse({
        ...of,
        action_configs: [action],
        payment_method_configs: [{ payment_method: "klarna", refund_options: ["STORE_CREDIT"] }],
      })}
      place={place}
    />,
  ],
];

const draw = (form: ReactNode): string => {
  const queryClient = new QueryClient();
  const trpcClient = createTRPCClient<AppRouter>({ links: [httpLink({ url: "http://127.0.0.1:1" })] });
  const still = () => undefined;
  const router = {
    ...{ back: still, forward: still, refresh: still, push: still, replace: still, prefetch: still },
    bfcacheId: "1",
  };
  return renderToStaticMarkup(
    <AppRouterContext value={router}>
      <QueryClientProvider client={queryClient}>
        <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
          {form}
        </TRPCProvider>
      </QueryClientProvider>
    </AppRouterContext>,
  );
};

/** The label that a person sees first in each field. */
const labelsIn = (html: string): (readonly [path: string, label: string])[] =>
  [...html.matchAll(/data-field="([^"]+)"(.*?)<(?:label|legend)[^>]*>([^<]*)</gs)].map(
    ([, path = "", , label = ""]) => [path, label.replace(/ \(optional\)$/, "")] as const,
  );

test.each(FORMS)("histories and messages call the fields of %s what the form calls them", (setting, form) => {
  const shown = labelsIn(draw(form)).filter(([path]) => !SEVERAL.test(path));
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.map(([path]) => [path, memberLabel(path, setting)])).toEqual(shown);
});

/** One name in histories for what a form splits: numbered lines, translations, a fee and its limit. */
const SEVERAL = /lines\[|\.(max_)?fee$|\.labels\.|return_logistics\[\d+\]$/;
