import { type Figure, figure } from "../lib-measure";
import type { Call } from "./killing-proxy";
import { type RealShop, runProductJourney } from "./product-journey";
import { openWooApi, signedPath, type WooApi, type WooJson, type WooKeys } from "./woocommerce-api";

const USAGE = `npm run bench -- connect woocommerce --product --url https://shop.example.com --key ck_…:cs_… [--gateway ID] [--kills N]

Runs the whole product against a WooCommerce shop of yours, and kills its worker after each change that it makes there.
Take a test shop: its new products, orders, refunds and stock stay. It needs WooCommerce 5.8 or newer, a key with
Read/Write of an administrator or shop manager, stock management switched on, and prices in the currency of the shop.
--gateway names a payment method that WooCommerce can refund; without it, refunds are recorded for bank transfer (bacs).
--kills N kills at the first N changes of a refund and of an exchange only. All of them take about ten minutes.
`;
const PRICE = "29.90";
const PIECES = 2;

/** The whole product's journey with a running WooCommerce. */
export const runWooCommerce = async (): Promise<Figure[]> => {
  const [url, key, gateway] = [option("url"), option("key"), option("gateway")];
  const [consumerKey = "", consumerSecret = ""] = key.split(":");
  if (!URL.canParse(url) || consumerSecret === "" || !process.argv.includes("--product")) {
    console.error(USAGE);
    process.exit(2);
  }
  const keys = { address: new URL(url), consumerKey, consumerSecret };
  const api = openWooApi(keys);
  const hooks = async () => (await api.get("webhooks", { per_page: "100" })).length as number;
  const before = await hooks();
  const { value: currency } = await api.get("settings/general/woocommerce_currency");
  const substitute = await addProduct(api, 1_000);
  const figures = await runProductJourney(wooAsShop({ keys, api, currency, gateway, substitute }), {
    mostKills: option("kills") === "" ? Number.POSITIVE_INFINITY : Number(option("kills")),
  });
  const left = (await hooks()) - before;
  return [...figures, figure("Webhooks left after disconnecting", "0", String(left), left === 0)];
};

const option = (name: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? "" : (process.argv[at + 1] ?? "");
};

let made = 0;
const addProduct = (api: WooApi, stock_quantity: number): Promise<WooJson> => {
  made += 1;
  const name = `Homeward bench ${made} & <em>more</em>`;
  return api.post("products", { name, regular_price: PRICE, manage_stock: true, stock_quantity });
};

type Parts = { keys: WooKeys; api: WooApi; currency: string; gateway: string; substitute: WooJson };

const wooAsShop = ({ keys, api, currency, gateway, substitute }: Parts): RealShop => {
  const { address, consumerKey, consumerSecret } = keys;
  const placed = new Map<string, WooJson>();
  const orderOf = (orderId: string): WooJson => placed.get(orderId);
  const method = gateway === "" ? "bacs" : gateway;
  return {
    ...{ provider: "WOOCOMMERCE", address: address.href, currency },
    values: (throughProxy) => ({
      address: `${throughProxy}${address.pathname.replace(/\/$/, "")}`,
      ...{ consumerKey, consumerSecret, recordManualRefunds: gateway === "" ? "true" : "" },
    }),
    exchangeVariantId: String(substitute.id),
    // A signature is valid for one URL: the proxy's calls get one for the shop's.
    rewrite: ({ method: verb, url }) => {
      const { pathname, searchParams } = new URL(url, address);
      const query = Object.fromEntries([...searchParams].filter(([name]) => !name.startsWith("oauth_")));
      return signedPath(keys, { method: verb, path: pathname, query });
    },
    placeOrder: async () => {
      const product = await addProduct(api, 10);
      const email = `bench-${product.id}@example.com`;
      const order = await api.post("orders", {
        ...{ status: "completed", set_paid: true, payment_method: method, payment_method_title: method, currency },
        billing: { ...SHOPPER, email },
        line_items: [{ product_id: product.id, quantity: PIECES }],
        shipping_lines: [{ method_id: "flat_rate", method_title: "Standard", total: "4.90" }],
      });
      placed.set(String(order.id), order);
      return { orderId: String(order.id), number: String(order.number), email, productId: String(product.id) };
    },
    stock: async ({ orderId }) =>
      (await api.get(`products/${orderOf(orderId).line_items[0].product_id}`)).stock_quantity,
    books: (orderId) => readBooks(api, { order: orderOf(orderId), substitute }),
    concerns: (orderId, call) => concerns(api, orderOf(orderId), call),
  };
};

const SHOPPER = {
  first_name: "Mira",
  last_name: "Holm",
  address_1: "Musterweg 5",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
};

const minor = (amount: string): number => Math.round(Number(amount) * 100);

type Placed = { order: WooJson; substitute: WooJson };

/** An order's refunds and the orders created for it, with everything that is wrong about them. */
const readBooks = async (api: WooApi, { order, substitute }: Placed) => {
  const refunds: WooJson[] = await api.get(`orders/${order.id}/refunds`);
  const recent: WooJson[] = await api.get("orders", { per_page: "100", after: order.date_created });
  const exchanges = recent.filter((one) => metaOf(one, "_homeward_exchange_of") === String(order.id));
  const now = await api.get(`orders/${order.id}`);
  const claims = now.meta_data.filter(({ key }: WooJson) => key.startsWith("_homeward_claim_"));
  return {
    refundedMinor: refunds.reduce((sum, { amount }) => sum + minor(amount), 0),
    ...{ refunds: refunds.length, exchangeOrders: exchanges.length },
    faults: [
      ...refunds.flatMap((refund) => faultsOfRefund(refund, order)),
      ...exchanges.flatMap((exchange) => faultsOfExchange(exchange, { order, substitute })),
      ...(claims.length > 0 ? [`${claims.length} claim(s) left`] : []),
    ],
  };
};

const metaOf = ({ meta_data }: WooJson, name: string): string =>
  String(meta_data.find(({ key }: WooJson) => key === name)?.value ?? "");

/** Both units with all of their tax, and nothing else. */
const faultsOfRefund = ({ amount, line_items }: WooJson, { line_items: [sold] }: WooJson): string[] => {
  const [line] = line_items;
  const told = `${amount}: ${line?.quantity} for ${line?.total} + ${line?.total_tax}`;
  const sum = minor(sold.total) + minor(sold.total_tax);
  const isRight =
    line_items.length === 1 &&
    line.quantity === -PIECES &&
    minor(line.total) === -minor(sold.total) &&
    minor(line.total_tax) === -minor(sold.total_tax) &&
    minor(amount) === sum;
  return isRight ? [] : [`refund of ${told} for ${sold.total} + ${sold.total_tax}`];
};

/** Paid by the return, with the returned items' value and the chosen product. */
const faultsOfExchange = (exchange: WooJson, { order, substitute }: Placed): string[] => {
  const { status, total, line_items, transaction_id, date_paid, billing } = exchange;
  const [sold] = order.line_items;
  const isRight =
    status === "processing" &&
    date_paid !== null &&
    transaction_id !== "" &&
    billing.email === order.billing.email &&
    line_items.every(({ product_id }: WooJson) => product_id === substitute.id) &&
    line_items.reduce((sum: number, { quantity }: WooJson) => sum + quantity, 0) === PIECES &&
    minor(total) === minor(sold.total) + minor(sold.total_tax);
  return isRight ? [] : [`exchange order ${status}, ${total}, ${line_items.length} line(s), paid ${date_paid}`];
};

/** Whether a call changes an order, its products, or the order created for it. */
const concerns = async (api: WooApi, order: WooJson, { method, url, body }: Call): Promise<boolean> => {
  const [, kind, id = ""] = /\/wc\/v3\/(orders|products)(?:\/(\d+))?/.exec(decodeURIComponent(url)) ?? [];
  if (kind === "products") return id === String(order.line_items[0].product_id);
  if (kind !== "orders") return false;
  if (id === "" && method === "POST") return metaOf(JSON.parse(body), "_homeward_exchange_of") === String(order.id);
  if (id === String(order.id)) return true;
  return id !== "" && metaOf(await api.get(`orders/${id}`), "_homeward_exchange_of") === String(order.id);
};
