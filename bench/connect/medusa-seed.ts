import type { Json, MedusaApi } from "./medusa-api";

/** The seeded shop's objects, by ID. */
export type SeededShop = {
  locationId: string;
  salesChannelId: string;
  regions: Record<"eu" | "us" | "jp" | "kw", string>;
  shippingOptions: Record<"eu" | "us" | "jp" | "kw", string>;
  /** By SKU. */
  variants: Record<string, { variantId: string; productId: string; inventoryItemId: string }>;
};

const REGIONS = [
  { key: "eu", name: "Europe", currency: "eur", countries: ["de", "at"], inclusive: true, rates: [["de", 19]] },
  { key: "us", name: "United States", currency: "usd", countries: ["us"], inclusive: false, rates: [["us", 8.875]] },
  { key: "jp", name: "Japan", currency: "jpy", countries: ["jp"], inclusive: true, rates: [["jp", 10]] },
  { key: "kw", name: "Kuwait", currency: "kwd", countries: ["kw"], inclusive: false, rates: [["kw", 5]] },
] as const;

const PRICES = {
  shirt: { eur: 39.9, usd: 44.95, jpy: 5980, kwd: 12.345 },
  mug: { eur: 12.5, usd: 13.33, jpy: 1500, kwd: 3.995 },
};
const SHIPPING = { eur: 4.9, usd: 6.95, jpy: 600, kwd: 1.25 };
const amounts = (table: Readonly<Record<string, number>>) =>
  Object.entries(table).map(([currency_code, amount]) => ({ currency_code, amount }));

/** Regions with and without tax-inclusive prices, products with stock at one location, shipping and a promotion. */
export const seedMedusa = async (api: MedusaApi): Promise<SeededShop> => {
  const { sales_channel } = await api.post("/admin/sales-channels", { name: "Web" });
  const key = await api.post("/admin/api-keys", { title: "Storefront", type: "publishable" });
  await api.post(`/admin/api-keys/${key.api_key.id}/sales-channels`, { add: [sales_channel.id] });
  const { stores } = await api.get("/admin/stores");
  const currencies = REGIONS.map(({ currency, inclusive }, at) => ({
    ...{ currency_code: currency, is_default: at === 0, is_tax_inclusive: inclusive },
  }));
  await api.post(`/admin/stores/${stores[0].id}`, { name: "Northwind Goods", supported_currencies: currencies });
  const address = { address_1: "Lager 1", city: "Berlin", country_code: "DE", postal_code: "10115" };
  const { stock_location } = await api.post("/admin/stock-locations", { name: "Berlin", address });
  await api.post(`/admin/stock-locations/${stock_location.id}/sales-channels`, { add: [sales_channel.id] });
  const regions = await createRegions(api);
  const profileId = await profileOf(api);
  const shippingOptions = await createShipping(api, { locationId: stock_location.id, profileId });
  await api.post("/admin/promotions", {
    ...{ code: "TEN", type: "standard", status: "active", is_tax_inclusive: true },
    application_method: { type: "percentage", target_type: "order", allocation: "across", value: 10 },
  });
  const context = { salesChannelId: sales_channel.id, profileId, locationId: stock_location.id };
  const variants = { ...(await createShirt(api, context)), ...(await createMug(api, context)) };
  return { locationId: stock_location.id, salesChannelId: sales_channel.id, regions, shippingOptions, variants };
};

const createRegions = async (api: MedusaApi): Promise<SeededShop["regions"]> => {
  const made: Record<string, string> = {};
  for (const { key, name, currency, countries, rates } of REGIONS) {
    const { region } = await api.post("/admin/regions", {
      ...{ name, currency_code: currency, countries, automatic_taxes: true },
      payment_providers: ["pp_system_default"],
    });
    made[key] = region.id;
    for (const [country_code, rate] of rates)
      await api.post("/admin/tax-regions", {
        ...{
          country_code,
          provider_id: "tp_system",
          default_tax_rate: { rate, name: "Tax", code: `TAX-${country_code}` },
        },
      });
  }
  return made as SeededShop["regions"];
};

const profileOf = async (api: MedusaApi): Promise<string> => {
  const { shipping_profiles } = await api.get("/admin/shipping-profiles");
  if (shipping_profiles.length > 0) return shipping_profiles[0].id;
  return (await api.post("/admin/shipping-profiles", { name: "Default", type: "default" })).shipping_profile.id;
};

const createShipping = async (
  api: MedusaApi,
  { locationId, profileId }: { locationId: string; profileId: string },
): Promise<SeededShop["shippingOptions"]> => {
  await api.post(`/admin/stock-locations/${locationId}/fulfillment-providers`, { add: ["manual_manual"] });
  const set = await api.post(`/admin/stock-locations/${locationId}/fulfillment-sets?fields=*fulfillment_sets`, {
    name: "Parcels",
    type: "shipping",
  });
  const setId = set.stock_location.fulfillment_sets[0].id;
  const made: Record<string, string> = {};
  for (const { key, name, countries } of REGIONS) {
    const geo_zones = countries.map((country_code) => ({ type: "country", country_code }));
    const { fulfillment_set } = await api.post(`/admin/fulfillment-sets/${setId}/service-zones?fields=*service_zones`, {
      name,
      geo_zones,
    });
    const zone = fulfillment_set.service_zones.find((one: Json) => one.name === name);
    const { shipping_option } = await api.post("/admin/shipping-options", {
      ...{ name: `Parcel ${name}`, service_zone_id: zone.id, shipping_profile_id: profileId },
      ...{ provider_id: "manual_manual", price_type: "flat", prices: amounts(SHIPPING), rules: [] },
      type: { label: "Standard", description: "Two to four days", code: `standard-${key}` },
    });
    made[key] = shipping_option.id;
  }
  return made as SeededShop["shippingOptions"];
};

type Context = { salesChannelId: string; profileId: string; locationId: string };

const createShirt = (api: MedusaApi, context: Context) =>
  createProduct(api, context, {
    title: "Linen shirt",
    options: [
      { title: "Size", values: ["S", "M", "L"] },
      { title: "Color", values: ["Blue"] },
    ],
    variants: ["S", "M", "L"].map((size) => ({
      ...{ title: `${size} / Blue`, sku: `SHIRT-${size}`, manage_inventory: true, weight: 250 },
      ...{ options: { Size: size, Color: "Blue" }, prices: amounts(PRICES.shirt) },
    })),
  });

const createMug = (api: MedusaApi, context: Context) =>
  createProduct(api, context, {
    title: "Mug",
    options: [{ title: "Default option", values: ["Default"] }],
    variants: [
      {
        ...{ title: "Default", sku: "MUG", manage_inventory: true, ean: "4006381333931" },
        ...{ options: { "Default option": "Default" }, prices: amounts(PRICES.mug) },
      },
    ],
  });

const createProduct = async (api: MedusaApi, { salesChannelId, profileId, locationId }: Context, body: Json) => {
  const { product } = await api.post("/admin/products", {
    ...body,
    ...{ status: "published", shipping_profile_id: profileId, sales_channels: [{ id: salesChannelId }] },
  });
  const made: SeededShop["variants"] = {};
  for (const { id, sku } of product.variants) {
    const { inventory_items } = await api.get(`/admin/inventory-items?sku=${sku}`);
    const inventoryItemId = inventory_items[0].id as string;
    const level = { location_id: locationId, stocked_quantity: 10_000 };
    await api.post(`/admin/inventory-items/${inventoryItemId}/location-levels`, level);
    made[sku] = { variantId: id, productId: product.id, inventoryItemId };
  }
  return made;
};
