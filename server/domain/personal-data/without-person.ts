import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import type { Order } from "../orders/types";
import type { EventSnapshot } from "../webhooks/types";

/** What is written instead of a name: it tells whoever looks why there is none. */
export const ERASED_NAME = { firstName: "Erased", lastName: "shopper" } as const;

/**
 * A return as an event keeps it, without its person: what was decided and paid stays, and of addresses the country. What
 * was under way at that moment goes whole, because partners and staff may have named the person in it.
 */
export const withoutPerson = (snapshot: EventSnapshot): EventSnapshot => ({
  ...snapshot,
  ...ERASED_NAME,
  email: "",
  phone: "",
  shopperAddress: countryOf(snapshot.shopperAddress),
  sealedBankAccount: null,
  bankAccountMask: "",
  risk: null,
  searchHash: "",
  // A snapshot has every column of its return, also those that no decision needs.
  ...{ lookupEmail: "", tags: [] },
  order: orderWithoutPerson(snapshot.order),
  exchangeOrder: snapshot.exchangeOrder && orderWithoutPerson(snapshot.exchangeOrder),
  units: snapshot.units.map((unit) => ({ ...unit, comment: "" })),
  shipments: snapshot.shipments.map((shipment) => ({
    ...shipment,
    fromAddress: countryOf(shipment.fromAddress),
    ...{ labelFileId: null, qrFileId: null, customsFileId: null },
  })),
  ...{ activities: [], holds: [], timers: [], documents: [] },
});

const orderWithoutPerson = (order: Order): Order => ({
  ...order,
  ...ERASED_NAME,
  ...{ email: "", lookupEmail: "", lookupPostcode: "", phone: "", platformCustomerId: "", contentHash: "" },
  shippingAddress: countryOf(order.shippingAddress),
});

const countryOf = ({ countryCode }: PostalAddress): PostalAddress => ({ ...EMPTY_ADDRESS, countryCode });
