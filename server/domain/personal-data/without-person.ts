import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import { type Column, columnsOf, type TableName } from "@/server/schema/columns";
import type { Order } from "../orders/types";
import type { EventSnapshot } from "../webhooks/types";

/** Written in place of an erased name, so that readers see why there is none. */
export const ERASED_NAME = { firstName: "Erased", lastName: "shopper" } as const;

/**
 * Removes the person from a return stored in an event: decisions and payments stay, and of addresses the country.
 * Pending activities are removed entirely, because partners and staff may have named the person in them.
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

/** Removes the personal data of a row in memory, by its columns (see `forgottenColumns` of the database). */
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
