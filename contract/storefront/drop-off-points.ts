import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, text } from "../base/wire";
import { AddressDto } from "../schemas/address";

const hours = { opens: z.string().meta({ example: "08:00" }), closes: z.string().meta({ example: "18:30" }) };

export const DropOffPointDto = z
  .object({
    point_id: z.string().describe("The carrier's ID of the drop-off point."),
    name: z.string(),
    address: AddressDto,
    distance_meters: z.int().nullable().describe("Straight-line distance in meters. `null` if unknown."),
    opening_hours: z
      .array(z.object({ weekday: z.int().describe("1 (Monday) to 7 (Sunday)."), ...hours }))
      .describe("Empty if unknown."),
    open_today: z
      .array(z.object(hours))
      .nullable()
      .describe("Today's remaining opening hours, at the location. Empty if closed for the day. `null` if unknown."),
    opens_next: z
      .object({ date: z.string().meta({ example: "2026-11-23" }), ...hours })
      .nullable()
      .describe("Next day on which it is open, if it does not open again today; otherwise `null`."),
  })
  .meta({ id: "DropOffPoint" });

export const listDropOffPoints = defineQuery({
  summary: "List drop-off points",
  description:
    "Returns the drop-off points of a return method's carrier, nearest to the shopper first. Without a carrier, the method of the confirmed return is used. The list is empty if the carrier reports none or does not respond; the parcel can then be dropped off at any of the carrier's locations.",
  scope: "storefront",
  input: z.object({
    return_id: identifier(),
    provider: text(64).default(""),
    carrier: text(64).default(""),
    postcode: text(32).default("").describe("Postal code to search near. Empty: near the shopper's address."),
  }),
  output: z.object({ points: z.array(DropOffPointDto) }),
});
