import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import { type Column, columnsOf, type TableName } from "@/server/schema/columns";
import type { Order } from "../orders/types";
import type { EventSnapshot } from "../webhooks/types";

/** What is written instead of a name: it tells whoever looks why there is none. */
export const ERASED_NAME = { firstName: "Erased", lastName: "shopper" } as const;

/**
 * A return as an event keeps it, without its person: what was decided and paid stays, and of addresses the country. What
 * was under way at that moment goes whole, because partners and staff may have named the person in it.
 */
export const withoutPerson = (snapshot: EventSnapshot): EventSnapshot => ({
  ...forget("return_processes", snapshot),
  order: orderWithoutPerson(snapshot.order),
  exchangeOrder: snapshot.exchangeOrder && orderWithoutPerson(snapshot.exchangeOrder),
  units: snapshot.units.map((unit) => forget("return_units", unit)),
  shipments: snapshot.shipments.map((shipment) => forget("shipments", shipment)),
  ...{ activities: [], holds: [], timers: [], documents: [] },
});

const orderWithoutPerson = (order: Order): Order => forget("orders", order);

/** A row as it is kept in memory, without what its columns say is a person's (see `forgottenColumns` of the database). */
const forget = <Row extends object>(table: TableName, row: Row): Row => {
  const forgotten: Record<string, unknown> = {};
  for (const [member, column] of Object.entries(columnsOf(table)))
    if (member in row && column.person !== undefined)
      forgotten[member] = withoutWords({ value: Reflect.get(row, member), person: column.person, column });
  return { ...row, ...forgotten };
};

type Kept = { value: unknown; person: string; column: Column };

const withoutWords = ({ value, person, column: { nullable, type } }: Kept): unknown => {
  switch (person) {
    case "erase":
      return nullable ? null : type.endsWith("[]") ? [] : "";
    case "first name":
      return ERASED_NAME.firstName;
    case "last name":
      return ERASED_NAME.lastName;
    case "address":
      return countryOf(value);
    default:
      return value;
  }
};

const countryOf = (address: unknown): PostalAddress => {
  const isAddress = typeof address === "object" && address !== null && "countryCode" in address;
  return { ...EMPTY_ADDRESS, countryCode: isAddress ? String(address.countryCode) : "" };
};
