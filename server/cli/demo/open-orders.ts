import { item, madeToMeasure } from "./catalog";
import type { LineDraft } from "./order-from";
import type { ShopOrder } from "./shop-order";

const card = (capturedMinor: number, label = "Visa ending in 42") => ({
  processor: "cards",
  method: "card",
  label,
  capturedMinor,
});

const credit = (capturedMinor: number, code: string) => ({
  processor: "wetterholm",
  method: "store_credit",
  label: `Store credit ${code}`,
  capturedMinor,
});

const LONG_NAME =
  "Lotsen rain jacket, waxed organic cotton with a detachable storm hood, wind flap, inner pocket for sea charts, and taped seams, limited edition for the hundredth birthday of the lighthouse";

const everything: LineDraft[] = [
  item("jacketMarigold", 1, "S"),
  item("jacketNavy", 1, "L"),
  item("vest", 1, "M"),
  item("trousers", 2, "M"),
  item("hat", 1, "S/M"),
  item("backpack"),
  item("boots", 1, "41"),
  item("mug", 4),
  item("flask", 2),
  item("lantern"),
  item("blanket"),
  item("towel", 3),
];

/** Orders without a return, one for each look-up situation. The best ones to try are first. */
export const OPEN_ORDERS: readonly ShopOrder[] = [
  {
    number: "1042",
    who: "noor",
    lines: [item("jacketMarigold", 1, "M"), item("mug", 2), item("hat", 1, "S/M")],
    ...{ bought: "9d 19:42", sent: "8d 10:15", delivered: "6d 13:05", shippingPriceMinor: 490 },
    note: "Start here: three items, one of them twice, all can be returned",
  },
  {
    number: "1043",
    who: "jonas",
    lines: [item("backpack")],
    ...{ bought: "5d 08:20", sent: "4d 11:00", delivered: "2d 15:30" },
    note: "One item",
  },
  {
    number: "1044",
    who: "hanna",
    lines: [item("blanket", 3)],
    ...{ bought: "12d 21:10", sent: "11d 09:30", delivered: "9d 12:40", orderDiscountMinor: 1000 },
    note: "Three of one item and 10.00 off the order: 96.67, 96.67 and 96.66 each",
  },
  {
    number: "1045",
    who: "milan",
    lines: [item("trousers", 1, "L", { discountMinor: 2000 }), item("vest", 2, "L", { discountMinor: 1961 })],
    ...{ bought: "10d 17:05", sent: "9d 08:45", delivered: "7d 11:20" },
    note: "Bought at a discount: for trousers in XL instead of L, 15.00 are to pay; one discount does not divide by two",
  },
  {
    number: "1046",
    who: "freya",
    lines: [item("boots", 1, "38"), item("socks", 1, "36–39", { tagIds: ["final-sale"] })],
    ...{ bought: "8d 12:00", sent: "7d 14:10", delivered: "5d 16:45" },
    note: "Final sale: the socks can’t be returned, the boots can, also in the shop in Copenhagen",
  },
  {
    number: "1047",
    who: "paul",
    lines: [item("flask", 3, "", { fulfilledQuantity: 1 }), item("lantern", 1, "", { fulfilledQuantity: 0 })],
    ...{ bought: "6d 09:15", sent: "5d 13:30", delivered: "3d 10:00" },
    note: "Sent in part: one of three flasks, no lantern yet",
  },
  {
    number: "1048",
    who: "sofie",
    lines: [item("vest", 1, "S"), item("towel", 2)],
    ...{ bought: "52d 18:30", sent: "51d 10:00", delivered: "48d 14:20" },
    note: "The 30 days are over",
  },
  {
    number: "1049",
    who: "emil",
    lines: [item("jacketNavy", 1, "XL"), item("flask")],
    bought: "1d 20:55",
    note: "Not sent yet: nothing can be returned",
  },
  {
    number: "1051",
    who: "hanna",
    lines: [item("jacketNavy", 1, "S"), item("lantern")],
    ...{ bought: "11d 07:50", sent: "10d 09:00", delivered: "8d 17:10" },
    payments: [credit(5000, "SC-MLR7-NGKQ-WW3G"), card(19800, "Mastercard ending in 77")],
    note: "Paid with 50.00 of store credit and a card: the credit goes back first",
  },
  {
    number: "1052",
    who: "aoi",
    lines: [item("mug", 3, "", { unitPriceMinor: 400, taxMinor: 90 })],
    ...{ bought: "14d 03:30", sent: "13d 09:20", delivered: "9d 06:15", currency: "JPY", orderDiscountMinor: 200 },
    payments: [card(1000, "JCB ending in 09")],
    note: "In yen, without decimals: 1,000 over three mugs is 334, 333 and 333",
  },
  {
    number: "1053",
    who: "grace",
    lines: [
      item("mug", 1, "", { unitPriceMinor: 1500, taxMinor: 500 }),
      item("towel", 1, "", { unitPriceMinor: 1500, taxMinor: 500 }),
    ],
    ...{ bought: "13d 15:00", sent: "12d 10:40", delivered: "6d 19:25", currency: "USD", taxesIncluded: false },
    note: "Tax comes on top of the prices, in dollars; the parcel from the US needs customs papers",
  },
  {
    number: "1054",
    who: "theodora",
    lines: [
      item("jacketMarigold", 1, "M", {
        name: LONG_NAME,
        variantName: "Marigold with lining in lighthouse stripe, M, long sleeves",
      }),
    ],
    ...{ bought: "7d 22:05", sent: "6d 12:15", delivered: "4d 09:50" },
    note: "Long names of product, person and street",
  },
  {
    number: "1055",
    who: "eleni",
    lines: everything,
    ...{
      bought: "15d 13:13",
      sent: "14d 10:05",
      delivered: "10d 18:00",
      orderDiscountMinor: 4242,
      shippingPriceMinor: 990,
    },
    note: "Twelve lines, twenty units, a name in Greek",
  },
  {
    number: "1056",
    who: "lucja",
    lines: [item("towel", 1, "", { unitPriceMinor: 0 })],
    ...{ bought: "4d 16:40", sent: "3d 09:10", delivered: "1d 12:35" },
    note: "A gift: the price is 0",
  },
  {
    number: "1057",
    name: "1057",
    who: "timo",
    lines: [item("boots", 1, "43"), item("flask")],
    ...{ bought: "6d 11:25", sent: "5d 15:00", delivered: "3d 14:15" },
    note: "The shop prints this number without '#'; with '#' it is found as well",
  },
  {
    number: "1058",
    who: "ida",
    lines: [item("lantern", 2), item("blanket")],
    ...{ bought: "33d 09:00", sent: "32d 11:45", delivered: "30d 10:30" },
    note: "Today is the last day to return it",
  },
  {
    number: "1059",
    who: "emil",
    lines: [item("trousers", 1, "XL"), item("hat", 1, "L/XL")],
    ...{ bought: "3d 10:10", sent: "2d 16:20" },
    note: "Sent but not delivered yet: the days count from the day it was sent",
  },
  {
    number: "1060",
    who: "nele",
    lines: [item("vest", 1, "L")],
    ...{ bought: "5d 18:00", sent: "4d 10:30", delivered: "2d 11:10" },
    note: "The sandbox carrier refuses this address: the return goes on hold",
  },
  {
    number: "1061",
    who: "milan",
    lines: [madeToMeasure("L"), item("mug")],
    ...{ bought: "8d 20:15", sent: "5d 09:40", delivered: "3d 12:30" },
    note: "The jacket cost more than 250.00, so the return needs approval, and no label is created before",
  },
  {
    number: "1062",
    who: "ida",
    lines: [item("towel", 3, "", { discountMinor: 1800 }), item("flask"), item("hat", 1, "S/M")],
    ...{ bought: "9d 10:20", sent: "8d 13:00", delivered: "6d 15:10" },
    note: "Towels of 9.00 stay where they are if they are damaged; the flask may stay for half if it is not as described, and a photo shows it",
  },
  {
    number: "1063",
    who: "paul",
    lines: [item("boots", 1, "42"), item("blanket")],
    ...{ bought: "45d 08:30", sent: "44d 11:15", delivered: "41d 10:50" },
    note: "Older than 30 days, but Austria has 60",
  },
  {
    number: "1064",
    who: "layla",
    lines: [item("jacketNavy", 1, "M"), item("towel", 2)],
    ...{ bought: "12d 09:30", sent: "11d 12:00", delivered: "6d 14:20" },
    note: "Outside the EU: the parcel needs customs papers. Name and address are written from right to left",
  },
];
