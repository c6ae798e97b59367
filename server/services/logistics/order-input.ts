import type { ExchangeFlow } from "@/contract/vocabulary/exchange";
import type { PickupRange } from "@/contract/vocabulary/pickup-range";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ContentLine, LineItemsType } from "@/server/domain/shipping/parcel-lines";
import type { PostalAddress } from "@/server/kernel/address";
import type { LegalEntity } from "@/server/partners/shipment-details";
import type { Contact } from "./addresses";

/** The party responsible for the parcel at customs. */
export type Importer = LegalEntity;

/** What a caller says about an order; "", null and empty lists for omitted parts. */
export type OrderInput = {
  processId: string;
  provider: string;
  carrier: string;
  serviceId: string;
  returnMethod: ReturnMethod | null;
  currency: string;
  customer: Contact;
  from: PostalAddress;
  to: PostalAddress;
  group: string;
  ecommerceId: string;
  platformOrderId: string;
  platformProcessId: string;
  exchangeFlow: ExchangeFlow | null;
  importer: Importer | null;
  lines: ContentLine[];
  lineItemsType: LineItemsType;
  orderNumber: string;
  orderPurchasedAt: string;
  originalCarriers: string[];
  originalTrackings: string;
  pickupRanges: PickupRange[];
  vatNumber: string;
  weightGrams: number;
};
