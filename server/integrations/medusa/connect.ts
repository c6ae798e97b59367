import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectAttempt, ConnectedAccount } from "@/server/partners/provider";
import { jsonOrNull } from "../provider-kit/answers";
import { MEDUSA_CAPABILITIES } from "./capabilities";
import { createMedusaClient, MEDUSA, medusaFailure, refused, saidByMedusa } from "./client";
import { listLocations } from "./list-locations";
import { STORE_FIELDS, storeSchema } from "./wire";

/** Everything that is read or written later; a key without one of these permissions would otherwise fail only then. */
const NEEDED = [
  { path: "/admin/orders?limit=1&fields=id", what: "orders" },
  { path: "/admin/payments?limit=1&fields=id", what: "payments" },
  { path: "/admin/products?limit=1&fields=id", what: "products" },
  { path: "/admin/returns?limit=1&fields=id", what: "returns" },
  { path: "/admin/inventory-items?limit=1&fields=id", what: "inventory" },
  { path: "/admin/promotions?limit=1&fields=id", what: "promotions" },
  { path: "/admin/price-preferences?limit=1&fields=id", what: "price preferences" },
];

/** Asks a Medusa server for its identity; only reads. @throws PartnerError with what to fix */
export const connect = async (attempt: ConnectAttempt): Promise<ConnectedAccount> => {
  const store = await readStore(attempt);
  const client = createMedusaClient({ ...attempt, now: () => attempt.now });
  for (const { path, what } of NEEDED)
    await requireAllowed(() => client.get({ path, schema: z.unknown(), purpose: `Check access to ${what}` }), what);
  const locations = await listLocations(client);
  const currencies = store.supported_currencies.map(({ currency_code }) => currency_code.toUpperCase());
  return {
    accountId: store.id,
    accountName: store.name || new URL(attempt.values.address ?? "").host,
    mode: null,
    currency: currencies.length === 1 ? (currencies[0] ?? "") : "",
    capabilities: MEDUSA_CAPABILITIES,
    locations,
    warnings: [
      ...(locations.length === 0
        ? ["Medusa has no stock location, so nothing can be restocked. Add one under Settings → Locations & Shipping."]
        : []),
      ...(attempt.values.signingSecret
        ? []
        : [
            "Medusa sends no events yet, so changes arrive once an hour. Add the subscriber file from the guide and its signing secret.",
          ]),
      ...(attempt.values.address?.startsWith("http:")
        ? ["The connection to Medusa isn't encrypted. Use this in a private network only."]
        : []),
    ],
    versionEndsOn: null,
  };
};

const NOT_MEDUSA =
  "There is no Medusa 2 at this address. Enter the address of the Medusa server, where its admin is at /app, not that of the storefront.";

const readStore = async ({ values, http, now }: ConnectAttempt): Promise<z.infer<typeof storeSchema>> => {
  const response = await http.send({
    method: "GET",
    url: `${values.address}/admin/stores?fields=${STORE_FIELDS}`,
    headers: {
      authorization: `Basic ${Buffer.from(`${values.apiKey}:`).toString("base64")}`,
      accept: "application/json",
    },
    purpose: "Read shop details",
  });
  const { status, text } = response;
  if (status === 401 && saidByMedusa(response).message !== "Unauthorized")
    throw refused("Something in front of Medusa asks for a password. Let Homeward's requests to /admin pass there.");
  if (status === 404 || status === 405) throw refused(NOT_MEDUSA);
  if (status < 200 || status >= 300) throw medusaFailure(response, now);
  const answer = z.object({ stores: z.array(storeSchema).min(1) }).safeParse(jsonOrNull(text));
  const [store] = answer.data?.stores ?? [];
  if (store === undefined) throw refused(NOT_MEDUSA);
  return store;
};

const requireAllowed = async (ask: () => Promise<unknown>, what: string): Promise<void> => {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof PartnerError) || error.kind === "PAUSED" || error.kind === "UNAVAILABLE") throw error;
    const words = `The secret API key has no access to ${what}. Give it full access, or create another key.`;
    throw new PartnerError(MEDUSA, "UNAUTHORIZED", words);
  }
};
