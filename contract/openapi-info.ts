/** Returns the `info` section of the OpenAPI document. */
export const infoOf = (version: string) => ({
  title: "Homeward",
  version,
  summary: "Product returns for online stores.",
  description:
    "Admin API, Storefront API and webhooks. Amounts are whole numbers of minor units of their currency.\n\nSend the API key in the header `x-svc-api-key`. `X-API-Key`, `Authorization: Bearer` and `Authorization: Basic` (the key as user name) are also accepted, one credential per request. The Storefront operations of a return also accept its `customer_token` as `Authorization: Bearer`.",
  // Each installation has its own operator; the document is the same everywhere.
  contact: { name: "The operator of this installation" },
  license: { name: "MIT", identifier: "MIT" },
});

/** Groups of operations in document order. */
export const TAGS = [
  { name: "Processes", description: "Existing returns." },
  { name: "Logistics", description: "Parcels and labels." },
  { name: "Orders", description: "Orders and products of the shop." },
  { name: "Settings", description: "Settings of a store's returns." },
  { name: "Connections", description: "Shop platforms and other providers that stores are connected to." },
  { name: "Credits", description: "Store credit issued as refunds." },
  { name: "Storefront", description: "Starting and following a return as a shopper." },
  { name: "Webhooks", description: "Events sent to the merchant." },
];
