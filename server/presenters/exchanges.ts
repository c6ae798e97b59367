import type { z } from "zod";
import type { ExchangeOptionDto, listExchangeOptions } from "@/contract/storefront/exchanges";
import type { Variant } from "@/server/domain/catalogue/types";
import type { ExchangeOption } from "@/server/domain/exchanges/types";
import { presentAmount } from "./money";

/** A variant that the shopper may take (decisions, section 6); stock is absent where the shop does not count. */
export const presentExchangeOption = (option: ExchangeOption): z.input<typeof ExchangeOptionDto> => ({
  product_id: option.platformProductId,
  variant_id: option.platformVariantId,
  svc_product_id: option.productId,
  svc_variant_id: option.variantId,
  name: option.name,
  variant_name: option.variantName,
  image_url: option.imageUrl,
  price: presentAmount(option.priceMinor),
  price_difference: presentAmount(option.priceDifferenceMinor),
  currency: option.currency,
  ...(option.stock === null ? {} : { stock: option.stock }),
});

type SoldOut = z.input<(typeof listExchangeOptions)["output"]>["sold_out"][number];

/** A variant of the returned product of which there are not enough. */
export const presentSoldOutVariant = ({ id, platformVariantId, name }: Variant): SoldOut => ({
  variant_id: platformVariantId,
  svc_variant_id: id,
  variant_name: name,
});
