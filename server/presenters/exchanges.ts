import type { ExchangeOptionDto, listExchangeOptions } from "@/contract/storefront/exchanges";
import type { Variant } from "@/server/domain/catalog/types";
import type { ExchangeOption } from "@/server/domain/exchanges/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

/** A variant that the shopper may take (decisions, section 6); stock is absent where the shop does not count. */
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

/** A variant of the returned product of which there are not enough. */
export const presentSoldOutVariant = ({ id, platformVariantId, name }: Variant): SoldOut => ({
  variantId: platformVariantId,
  svcVariantId: id,
  variantName: name,
});
