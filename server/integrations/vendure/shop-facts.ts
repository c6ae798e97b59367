import { z } from "zod";
import type { VendureApi } from "./vendure-api";

/** The channel's settings needed to interpret its responses. */
export type ShopFacts = z.infer<typeof factsSchema>;

const factsSchema = z
  .object({
    activeChannel: z.object({
      id: z.string(),
      code: z.string(),
      token: z.string(),
      pricesIncludeTax: z.boolean(),
      defaultCurrencyCode: z.string(),
      availableCurrencyCodes: z.array(z.string()),
      defaultLanguageCode: z.string(),
    }),
    globalSettings: z.object({
      trackInventory: z.boolean(),
      outOfStockThreshold: z.number().int(),
      serverConfig: z.object({ moneyStrategyPrecision: z.number().int().min(0).max(10) }),
    }),
  })
  .transform(({ activeChannel, globalSettings }) => ({
    channelId: activeChannel.id,
    channelCode: activeChannel.code,
    channelToken: activeChannel.token,
    /** Whether prices entered by merchants include tax. */
    taxesIncluded: activeChannel.pricesIncludeTax,
    currency: activeChannel.defaultCurrencyCode,
    currencies: activeChannel.availableCurrencyCodes,
    language: activeChannel.defaultLanguageCode,
    tracksInventory: globalSettings.trackInventory,
    /** The stock level at which sales stop, usually 0; negative for shops that sell on backorder. */
    outOfStockThreshold: globalSettings.outOfStockThreshold,
    /** Decimals of every amount, regardless of its currency. */
    precision: globalSettings.serverConfig.moneyStrategyPrecision,
  }));

const FACTS = `query HomewardFacts {
  activeChannel {
    id code token pricesIncludeTax defaultCurrencyCode availableCurrencyCodes defaultLanguageCode
  }
  globalSettings { trackInventory outOfStockThreshold serverConfig { moneyStrategyPrecision } }
}`;

export const readShopFacts = (api: VendureApi, signal?: AbortSignal): Promise<ShopFacts> =>
  api({ query: FACTS, schema: factsSchema, purpose: "read the shop's settings", signal });

/** Loads the settings once per opened connection; after a failure, the next call loads them again. */
export const rememberFacts = (api: VendureApi): ((signal?: AbortSignal) => Promise<ShopFacts>) => {
  let known: ShopFacts | null = null;
  return async (signal) => {
    known ??= await readShopFacts(api, signal);
    return known;
  };
};
