import { openCarrier } from "@/server/integrations/sendcloud/open-carrier";
import { CAPABILITIES } from "@/server/integrations/sendcloud/sendcloud";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import type { Carrier, ShipmentInput } from "@/server/partners/carrier";
import type { ConnectionValues } from "@/server/partners/provider";
import { detailsOf, shipmentOf } from "./parcel-scene";
import type { SendcloudDouble } from "./sendcloud-double";

export const SENDCLOUD_VALUES = {
  publicKey: "0123456789abcdef0123456789abcdef",
  secretKey: "fedcba9876543210fedcba9876543210",
};

/** The test double's carriers, by its clock. */
export const openSendcloud = ({ http, books }: SendcloudDouble, values: ConnectionValues = {}): Carrier =>
  openCarrier({
    ...{ id: "con_1", ecommerceId: "eco_1", accountId: "key-1", mode: "LIVE", capabilities: CAPABILITIES },
    carriers: [
      { code: "dpd", name: "DPD", returnMethods: ["DROP_OFF_POINT"] },
      { code: "postnl", name: "PostNL", returnMethods: ["DROP_OFF_POINT"] },
    ],
    values: { ...SENDCLOUD_VALUES, ...values },
    ...{ hookUrl: "https://returns.example.com/hooks/con_1", http, now: () => books.now },
  });

export const DUTCH_SHOPPER: PostalAddress = {
  ...EMPTY_ADDRESS,
  ...{ firstName: "Jan", lastName: "Sparrow", line1: "Insulindelaan 115", city: "Eindhoven", postcode: "5642 CV" },
  ...{ countryCode: "NL", country: "Netherlands", phone: "+31612345678", email: "jan@example.com" },
};

const DUTCH_WAREHOUSE: PostalAddress = {
  ...EMPTY_ADDRESS,
  ...{ company: "Acme", line1: "Stadhuisplein 10", city: "Eindhoven", postcode: "5611 EM", countryCode: "NL" },
};

/** A return within the Netherlands, by DPD. */
export const dutchShipment = (changes: Partial<ShipmentInput> = {}): ShipmentInput =>
  shipmentOf({
    ...{ carrier: "dpd", from: DUTCH_SHOPPER, to: DUTCH_WAREHOUSE, details: detailsOf({ currency: "EUR" }) },
    ...changes,
  });
