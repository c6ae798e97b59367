/** What the OpenAPI document says of the API as a whole. */
export const infoOf = (version: string) => ({
  title: "Homeward",
  version,
  summary: "Product returns for online stores.",
  description:
    "Admin API, Storefront API and webhooks. Amounts are whole numbers of minor units of their currency.\n\n" +
    "Send the API key in the header `x-svc-api-key`. `X-API-Key`, `Authorization: Bearer` and `Authorization: Basic` " +
    "(the key as user name) are taken as well, one credential per request. The Storefront operations of a return also " +
    "take its `customer_token` as `Authorization: Bearer`.",
  // Each installation has its own operator; the document is the same for all.
  contact: { name: "The operator of this installation" },
  license: { name: "MIT", identifier: "MIT" },
});

/** The groups of operations, in the order of the document. */
export const TAGS = [
  { name: "Processes", description: "Returns that exist." },
  { name: "Logistics", description: "Parcels and labels." },
  { name: "Orders", description: "What the shop sold." },
  { name: "Settings", description: "How a store's returns are run." },
  { name: "Connections", description: "The shop systems that stores are connected to." },
  { name: "Credits", description: "Store credit that refunds were paid out as." },
  { name: "Storefront", description: "Starting a return." },
  { name: "Webhooks", description: "What the service tells the merchant." },
];
