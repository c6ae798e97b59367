/** Code of the other process: a shop with two channels, three payment methods and a stateful gateway. */
export const SERVER = `
const { bootstrap, JobQueueService, PaymentMethodHandler, LanguageCode, mergeConfig, defaultConfig, dummyPaymentHandler } = require("@vendure/core");
const { populate } = require("@vendure/core/cli");
const { existsSync, statSync } = require("node:fs");
const en = (value) => [{ languageCode: LanguageCode.en, value }];

// A gateway that moves money back at once, and behaves as the payment's metadata say.
let sent = 0;
const card = new PaymentMethodHandler({
  code: "card-gateway",
  description: en("Card"),
  args: {},
  createPayment: (ctx, order, amount, args, metadata) => ({
    amount, state: metadata.authorizeOnly ? "Authorized" : "Settled", transactionId: "pay-" + order.code, metadata,
  }),
  settlePayment: () => ({ success: true }),
  createRefund: async (ctx, input, amount, order, payment) => {
    const how = payment.metadata.refund;
    if (how === "throw") throw new Error("Gateway: dispute open");
    if (how === "fail") return { state: "Failed", transactionId: "declined" };
    sent += 1;
    return { state: how === "pending" ? "Pending" : "Settled", transactionId: "ref-" + sent };
  },
});
// Money that somebody sends by hand: Vendure only keeps the books.
const transfer = new PaymentMethodHandler({
  code: "bank-transfer",
  description: en("Bank transfer"),
  args: {},
  createPayment: (ctx, order, amount, args, metadata) => ({ amount, state: "Settled", metadata }),
  settlePayment: () => ({ success: true }),
});

const plugin = statSync("./homeward-plugin.cjs").size > 0 ? [require("./homeward-plugin.cjs").HomewardPlugin.init({
  url: process.env.HOMEWARD_HOOK_URL, secret: process.env.HOMEWARD_SECRET,
})] : [];
const config = mergeConfig(defaultConfig, {
  apiOptions: { port: Number(process.env.PORT), hostname: "127.0.0.1", adminApiPath: "admin-api", shopApiPath: "shop-api", adminListQueryLimit: 1000 },
  authOptions: {
    tokenMethod: ["bearer", "cookie", "api-key"], requireVerification: false,
    superadminCredentials: { identifier: "superadmin", password: "superadmin-password" },
    cookieOptions: { secret: "only-a-test" },
  },
  dbConnectionOptions: { type: "postgres", url: process.env.DB, synchronize: true, logging: false },
  paymentOptions: { paymentMethodHandlers: [card, transfer, dummyPaymentHandler] },
  plugins: plugin,
});
const initialData = {
  defaultLanguage: LanguageCode.en,
  defaultZone: "Europe",
  countries: [
    { name: "Germany", code: "DE", zone: "Europe" },
    { name: "United States of America", code: "US", zone: "Americas" },
    { name: "Japan", code: "JP", zone: "Asia" },
  ],
  taxRates: [{ name: "Standard", percentage: 19 }],
  shippingMethods: [{ name: "Standard", price: 495 }, { name: "Express", price: 1295 }],
  paymentMethods: [
    { name: "Card", handler: { code: "card-gateway", arguments: [] } },
    { name: "Bank transfer", handler: { code: "bank-transfer", arguments: [] } },
  ],
  collections: [],
};
process.on("unhandledRejection", (error) => console.error("unhandled", error));
// Jobs run in this process: the plugin's notices are jobs.
const start = async () => {
  const app = await populate(() => bootstrap(config), initialData);
  await app.get(JobQueueService).start();
  console.log("HOMEWARD_READY");
};
start().catch((error) => {
  console.error(error);
  process.exit(1);
});
`;
