import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BrandingInput } from "@/contract/admin/settings/branding";
import { EcommerceInput } from "@/contract/admin/settings/ecommerce";
import { ExchangeConditionsInput, ExchangeOrderSettingInput } from "@/contract/admin/settings/exchanges";
import { LogisticSettingInput } from "@/contract/admin/settings/logistic-setting";
import { RefundConfigurationInput } from "@/contract/admin/settings/refunds";
import { ReturnConditionsInput } from "@/contract/schemas/return-conditions";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { createStore } from "@/server/services/setup/create-store";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";

const { GET: getBranding } = answersAt("/v1/configs/branding/{ecommerce_id}");
const { GET: getEcommerceAlternative } = answersAt("/v1/configs/ecommerce/{ecommerce_id}");
const { GET: getExchangeOrderAlternative } = answersAt("/v1/configs/ecommerces/{ecommerce_id}/exchangeorders");
const { GET: getExchangesAlternative } = answersAt("/v1/configs/ecommerces/{ecommerce_id}/exchangesconditions");
const { GET: getLogisticsAlternative } = answersAt("/v1/configs/ecommerces/{ecommerce_id}/logistics");
const { GET: getRefundsAlternative } = answersAt("/v1/configs/ecommerces/{ecommerce_id}/refunds");
const { GET: getConditionsAlternative } = answersAt("/v1/configs/ecommerces/{ecommerce_id}/returnconditions");
const { GET: getEcommerce } = answersAt("/v1/configs/ecommerces/{ecommerce_id}");
const { GET: getWarehouseAlternative } = answersAt("/v1/configs/ecommerces/{ecommerce_id}/warehouses/{id}");
const { GET: listWarehouses } = answersAt("/v1/configs/ecommerces/{ecommerce_id}/warehouses");
const { GET: getExchanges } = answersAt("/v1/configs/exchangeconditions/{ecommerce_id}");
const { GET: getExchangeOrder } = answersAt("/v1/configs/exchangeorders/{ecommerce_id}");
const { GET: getLogistics } = answersAt("/v1/configs/logisticsetting/{ecommerce_id}");
const { GET: getRefunds } = answersAt("/v1/configs/refunds");
const { GET: getConditions } = answersAt("/v1/configs/returnconditions/{ecommerce_id}");
const { GET: getWarehouse } = answersAt("/v1/configs/warehouses/{id}");

let ctx: TestContext;
let owner: Tenant;
let stranger: Tenant;
let blind: Tenant;
let warehouseId: string;

beforeAll(async () => {
  ctx = await openTestContext();
  // The requests made here are not a load test.
  setContext({ ...ctx, env: { ...ctx.env, ADMIN_REQUEST_BURST: 10_000 } });
  owner = await createTenant(ctx);
  stranger = await createTenant(ctx);
  blind = await createTenant(ctx, { keyScopes: ["processes:read", "storefront"] });
  const [row] = await ctx.db.warehouse.findMany({ where: { ecommerceId: owner.store.id } });
  warehouseId = row?.id ?? "";
});
afterAll(() => ctx.close());

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Call = { key?: string; query?: Record<string, string>; headers?: Record<string, string>; method?: string };
type Form = {
  path: string;
  handler: unknown;
  params: () => Record<string, string>;
  query?: () => Record<string, string>;
};

const call = ({ handler, params, query }: Form, { key, query: more = {}, headers = {}, method = "GET" }: Call = {}) => {
  const search = new URLSearchParams({ ...query?.(), ...more });
  const request = new Request(`http://localhost/x?${search}`, {
    method,
    headers: { "x-svc-api-key": key ?? owner.apiKey, ...headers },
  });
  return (handler as Handler)(request, { params: Promise.resolve(params()) });
};

const byStore = () => ({ ecommerce_id: owner.store.id });
const none = () => ({});
const withId = () => ({ ecommerce_id: owner.store.id, id: warehouseId });

const warehouse = () => ({
  id: warehouseId,
  ecommerce_id: owner.store.id,
  address_line1: "Kade 1",
  address_line2: "",
  city: "Zwolle",
  company: "",
  country: "Netherlands",
  country_code: "NL",
  email: "",
  first_name: "Noor",
  last_name: "de Wit",
  phone: "",
  postcode: "8011 AB",
  state_province: "",
  state_province_code: "",
  name: "Returns desk",
  is_default: true,
  countries: [],
  shop_location_id: "",
  notice_emails: [],
  notice_time: "07:00",
});

/** Each resource with its published paths, and the answer of a store without any settings: the schema's defaults. */
const RESOURCES: { name: string; forms: Form[]; shape: () => Record<string, unknown> }[] = [
  {
    name: "branding",
    forms: [{ path: "branding/{ecommerce_id}", handler: getBranding, params: byStore }],
    shape: () => ({ ...byStore(), ...BrandingInput.parse({}) }),
  },
  {
    name: "ecommerce",
    forms: [
      { path: "ecommerces/{ecommerce_id}", handler: getEcommerce, params: byStore },
      { path: "ecommerce/{ecommerce_id}", handler: getEcommerceAlternative, params: byStore },
    ],
    shape: () => {
      const { name, slug, groupId: group } = owner.store;
      const own = { is_testing: true, time_zone: "Europe/Amsterdam", name };
      return { ...byStore(), group, slug, currency_code: "EUR", ...EcommerceInput.parse(own) };
    },
  },
  {
    name: "exchange conditions",
    forms: [
      { path: "exchangeconditions/{ecommerce_id}", handler: getExchanges, params: byStore },
      { path: "ecommerces/{ecommerce_id}/exchangesconditions/", handler: getExchangesAlternative, params: byStore },
    ],
    shape: () => ({ ...byStore(), ...ExchangeConditionsInput.parse({}) }),
  },
  {
    name: "exchange order",
    forms: [
      { path: "exchangeorders/{ecommerce_id}", handler: getExchangeOrder, params: byStore },
      { path: "ecommerces/{ecommerce_id}/exchangeorders/", handler: getExchangeOrderAlternative, params: byStore },
    ],
    shape: () => ({ ...byStore(), ...ExchangeOrderSettingInput.parse({}) }),
  },
  {
    name: "logistic setting",
    forms: [
      { path: "logisticsetting/{ecommerce_id}", handler: getLogistics, params: byStore },
      { path: "ecommerces/{ecommerce_id}/logistics/", handler: getLogisticsAlternative, params: byStore },
    ],
    shape: () => ({ ...byStore(), ...LogisticSettingInput.parse({}) }),
  },
  {
    name: "refunds",
    forms: [
      { path: "refunds?ecommerce_id", handler: getRefunds, params: none, query: byStore },
      { path: "refunds?slug", handler: getRefunds, params: none, query: () => ({ slug: owner.store.slug }) },
      { path: "refunds?group", handler: getRefunds, params: none, query: () => ({ group: owner.groupId }) },
      { path: "ecommerces/{ecommerce_id}/refunds", handler: getRefundsAlternative, params: byStore },
    ],
    shape: () => ({ ...byStore(), ...RefundConfigurationInput.parse({}) }),
  },
  {
    name: "return conditions",
    forms: [
      { path: "returnconditions/{ecommerce_id}", handler: getConditions, params: byStore },
      { path: "ecommerces/{ecommerce_id}/returnconditions/", handler: getConditionsAlternative, params: byStore },
    ],
    shape: () => ({
      ...byStore(),
      ...ReturnConditionsInput.parse({}),
      // 20 units of the currency.
      ...{ keep_your_item: { enabled: false, options: [], photo_above: 2000 }, version: 1 },
    }),
  },
  {
    name: "warehouses",
    forms: [{ path: "ecommerces/{ecommerce_id}/warehouses", handler: listWarehouses, params: byStore }],
    shape: () => ({ warehouses: [warehouse()] }),
  },
  {
    name: "warehouse",
    forms: [
      { path: "warehouses/{id}", handler: getWarehouse, params: () => ({ id: warehouseId }) },
      { path: "ecommerces/{ecommerce_id}/warehouses/{id}", handler: getWarehouseAlternative, params: withId },
    ],
    shape: warehouse,
  },
];

const FORMS = RESOURCES.flatMap(({ forms, shape }) => forms.map((form) => ({ ...form, form, shape })));

describe.each(FORMS)("GET /v1/configs/$path", ({ form, shape }) => {
  test("returns every field and nothing else", async () => {
    const response = await call(form);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual(shape());
  });

  test("requires slug and group name to identify the same store", async () => {
    const { slug, groupId: group } = owner.store;
    expect((await call(form, { query: { slug, group } })).status).toBe(200);
    const absent = await call({ ...form, params: () => ({ ecommerce_id: "eco_absent", id: "whs_absent" }) });
    const text = (await absent.text()).replace(/req_\w+/, "");
    const wrong: Record<string, string>[] = [
      { slug: stranger.store.slug },
      { slug: "absent" },
      { group: stranger.groupId },
      { slug, group: "x" },
    ];
    for (const query of wrong) {
      const refused = await call(form, { query });
      expect(refused.status).toBe(404);
      // The query form has no path that could name a missing store.
      if (!form.path.startsWith("refunds?")) expect((await refused.text()).replace(/req_\w+/, "")).toBe(text);
    }
  });

  test("answers 404 for another tenant's store, and requires the scope", async () => {
    const foreign = await call(form, { key: stranger.apiKey });
    expect(foreign.status).toBe(404);
    expect(await foreign.json()).toMatchObject({ reason: "NOT_FOUND" });
    const scopeless = await call(form, { key: blind.apiKey });
    expect(scopeless.status).toBe(403);
    expect(scopeless.headers.get("etag")).toBeNull();
  });

  test("saves the body: 304 for a matching entity tag, only the headers for HEAD", async () => {
    const first = await call(form);
    const tag = first.headers.get("etag") ?? "";
    const body = await first.text();
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await call(form, { headers: { "if-none-match": known } });
      expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tag, ""]);
    }
    const changed = await call(form, { headers: { "if-none-match": '"other"' } });
    expect([changed.status, await changed.text()]).toEqual([200, body]);
    const head = await call(form, { method: "HEAD" });
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, tag, ""]);
    expect(head.headers.get("content-length")).toBe(String(Buffer.byteLength(body)));
    expect((await call(form, { method: "HEAD", headers: { "if-none-match": tag } })).status).toBe(304);
  });
});

test("accepts a group alone while it has one store; otherwise names the missing parameter", async () => {
  const pair = await createTenant(ctx);
  const facts = { currencyCode: "EUR", timeZone: "Europe/Amsterdam", isTesting: true };
  const asked = async (query: Record<string, string>) => {
    const answer = await call({ path: "refunds", handler: getRefunds, params: none }, { key: pair.apiKey, query });
    return { status: answer.status, body: (await answer.json()) as { ecommerce_id?: string; details?: unknown[] } };
  };
  const { groupId: group } = pair;
  expect(await asked({ group })).toMatchObject({ status: 200, body: { ecommerce_id: pair.store.id } });
  await createStore(ctx, { actor: pair.actor, input: { slug: "pair-second", name: "Second", ...facts } });
  const several = expect.stringMatching(/^is missing; the group has 2 stores: .*ecommerce_id.*slug/);
  expect(await asked({ group })).toMatchObject({
    status: 400,
    body: { details: [{ field: "ecommerce_id", description: several }] },
  });
  expect(await asked({ group, slug: "pair-second" })).toMatchObject({ status: 200 });
  expect(await asked({})).toMatchObject({ status: 400, body: { details: [{ field: "ecommerce_id" }] } });
});

test("hides warehouses of the group's other stores from a key limited to one store", async () => {
  const key = await ctx.db.apiKey.findUniqueOrThrow({ where: { id: stranger.apiKeyId } });
  await ctx.db.apiKey.update({ where: { id: key.id }, data: { groupId: owner.groupId, ecommerceIds: ["eco_other"] } });
  const form = RESOURCES.flatMap(({ forms }) => forms).filter(({ path }) => path.includes("warehouses"));
  ctx.clock.advance(5_000);
  for (const one of form) expect((await call(one, { key: stranger.apiKey })).status).toBe(404);
  await ctx.db.apiKey.update({ where: { id: key.id }, data: { groupId: key.groupId, ecommerceIds: [] } });
});

test("requires a store in the query form, and a warehouse of the store in the path", async () => {
  const response = await call({ path: "refunds", handler: getRefunds, params: none });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ details: [{ field: "ecommerce_id" }] });
  const own = await createTenant(ctx);
  const [other] = await ctx.db.warehouse.findMany({ where: { ecommerceId: own.store.id } });
  const params = () => ({ ecommerce_id: own.store.id, id: warehouseId });
  const path = "ecommerces/{ecommerce_id}/warehouses/{id}";
  const form = { path, handler: getWarehouseAlternative, params };
  expect((await call(form, { key: own.apiKey })).status).toBe(404);
  const right = { ...form, params: () => ({ ecommerce_id: own.store.id, id: other?.id ?? "" }) };
  expect((await call(right, { key: own.apiKey })).status).toBe(200);
});
