import { VENDURE_ERROR, type VendureClient } from "./vendure-client";

/** Tax-inclusive prices in euros in the first channel; net prices in dollars and yen in the others. */
export const createChannels = async (admin: VendureClient): Promise<string[]> => {
  const { zones, activeChannel, sellers } = await admin(
    "{ zones { items { id name } } activeChannel { id } sellers { items { id } } }",
  );
  const zone = (name: string) => zones.items.find((z: { name: string }) => z.name === name).id;
  const eu = {
    ...{ id: activeChannel.id, pricesIncludeTax: true, defaultCurrencyCode: "EUR", availableCurrencyCodes: ["EUR"] },
    ...{ defaultTaxZoneId: zone("Europe"), defaultShippingZoneId: zone("Europe"), trackInventory: true },
  };
  await admin(
    `mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { ... on Channel { id } ${VENDURE_ERROR} } }`,
    { input: eu },
  );
  await admin("mutation { updateGlobalSettings(input: { trackInventory: true }) { ... on GlobalSettings { id } } }");
  const { shippingMethods, paymentMethods, stockLocations } = await admin(
    "{ shippingMethods { items { id } } paymentMethods { items { id } } stockLocations { items { id } } }",
  );
  const ids = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id);
  const made: string[] = [];
  for (const { code, token, currency, zone: name } of CHANNELS) {
    const input = {
      ...{ code, token, defaultLanguageCode: "en", pricesIncludeTax: false, sellerId: sellers.items[0].id },
      ...{ defaultCurrencyCode: currency, availableCurrencyCodes: [currency] },
      ...{ defaultTaxZoneId: zone(name), defaultShippingZoneId: zone(name) },
    };
    const { createChannel } = await admin(
      `mutation ($input: CreateChannelInput!) { createChannel(input: $input) { ... on Channel { id } ${VENDURE_ERROR} } }`,
      { input },
    );
    await admin(
      `mutation ($s: [ID!]!, $p: [ID!]!, $l: [ID!]!, $c: ID!) {
        assignShippingMethodsToChannel(input: { shippingMethodIds: $s, channelId: $c }) { id }
        assignPaymentMethodsToChannel(input: { paymentMethodIds: $p, channelId: $c }) { id }
        assignStockLocationsToChannel(input: { stockLocationIds: $l, channelId: $c }) { id }
      }`,
      { s: ids(shippingMethods), p: ids(paymentMethods), l: ids(stockLocations), c: createChannel.id },
    );
    made.push(createChannel.id);
  }
  return made;
};

export const CHANNELS = [
  { code: "us", token: "homeward-us", currency: "USD", zone: "Americas" },
  { code: "jp", token: "homeward-jp", currency: "JPY", zone: "Asia" },
] as const;
export type ChannelCode = (typeof CHANNELS)[number]["code"] | "eu";
