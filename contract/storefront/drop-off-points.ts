import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, text } from "../base/wire";
import { AddressDto } from "../schemas/address";

const hours = { opens: z.string().meta({ example: "08:00" }), closes: z.string().meta({ example: "18:30" }) };

export const DropOffPointDto = z
  .object({
    point_id: z.string().describe("Of the carrier."),
    name: z.string(),
    address: AddressDto,
    distance_meters: z.int().nullable().describe("As the crow flies; null: not known."),
    opening_hours: z
      .array(z.object({ weekday: z.int().describe("1 Monday to 7 Sunday."), ...hours }))
      .describe("Empty: not known."),
    open_today: z
      .array(z.object(hours))
      .nullable()
      .describe("Hours of today at the store that are not over yet. Empty: closed, or closed by now; null: not known."),
    opens_next: z
      .object({ date: z.string().meta({ example: "2026-11-23" }), ...hours })
      .nullable()
      .describe("The next day on which it is open, where it does not open any more today; else null."),
  })
  .meta({ id: "DropOffPoint" });

export const listDropOffPoints = defineQuery({
  summary: "Where the parcel can be handed over",
  description:
    "Counters of the carrier of a way, the nearest to the shopper first. Without a carrier: of the way of a return that " +
    "was confirmed. None where the carrier says none, or does not answer: the parcel goes from any counter.",
  scope: "storefront",
  input: z.object({
    return_id: identifier(),
    provider: text(64).default(""),
    carrier: text(64).default(""),
    postcode: text(32).default("").describe("Search near it. Empty: near the shopper's address."),
  }),
  output: z.object({ points: z.array(DropOffPointDto) }),
});
