// connect PROVIDER [--product]: a return's journey with a real shop, compared in the shop's own interface; with
// --product only through the whole product, its worker killed after every change that it makes in the shop. `connect
// s3`: files in a real bucket, `connect stripe`: test cards in a real test account, `connect partners`: the product
// killed at every call to simulated carriers and payment providers on loopback.
import type { Figure } from "./lib-measure";
import { report } from "./lib-report";

const JOURNEYS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  medusa: async () => (await import("./connect/medusa")).runMedusa(),
  woocommerce: async () => (await import("./connect/woocommerce-product")).runWooCommerce(),
  shopify: async () => (await import("./connect/shopify")).runShopify(),
  easypost: async () => (await import("./connect/easypost")).runEasyPost(),
  shipengine: async () => (await import("./connect/shipengine")).runShipEngine(),
  shippo: async () => (await import("./connect/shippo")).runShippo(),
  partners: async () => (await import("./connect/partners")).runPartners(),
  s3: async () => (await import("./connect/s3")).runS3(),
  stripe: async () => (await import("./connect/stripe")).runStripe(),
  vendure: async () => (await import("./connect/vendure")).runVendure(),
};

const [provider = ""] = process.argv.slice(2);
const journey = JOURNEYS[provider];
if (journey === undefined) {
  console.error(`Which provider? npm run bench -- connect ${Object.keys(JOURNEYS).join(" | ")}`);
  process.exit(2);
}
const figures = await journey();
report(figures, { name: `connect ${provider}`, isWritten: process.argv.includes("--write") });
process.exit(figures.every(({ isKept }) => isKept !== false) ? 0 : 1);
