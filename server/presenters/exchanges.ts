import type { ExchangeOptionDto, listExchangeOptions } from "@/contract/storefront/exchanges";
import type { Variant } from "@/server/domain/catalog/types";
import type { ExchangeOption } from "@/server/domain/exchanges/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

/** Returns a variant that the shopper may choose (decisions, section 6); without stock if the shop doesn't track it. */
export const presentExchangeOption = ({ stock, ...option }: ExchangeOption): Shown<typeof ExchangeOptionDto> => ({
  ...option,
  productId: option.platformProductId,
  variantId: option.platformVariantId,
  svcProductId: option.productId,
  svcVariantId: option.variantId,
  price: presentAmount(option.priceMinor),
  priceDifference: presentAmount(option.priceDifferenceMinor),
  ...(stock === null ? {} : { stock }),
});

type SoldOut = Shown<(typeof listExchangeOptions)["output"]>["soldOut"][number];

/** Returns a variant of the returned product without enough stock. */
export const presentSoldOutVariant = ({ id, platformVariantId, name }: Variant): SoldOut => ({
  variantId: platformVariantId,
  svcVariantId: id,
  variantName: name,
});
