import { z } from "zod";
import { RESOLUTIONS, RETURN_SORTS } from "../vocabulary/return-list";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { RETURN_VIEWS } from "../vocabulary/return-view";
import { STATUS_KEYS } from "../vocabulary/status-words";
import { countryCode, identifier, minorInteger, requiredText, text } from "../wire";

const MOST_VALUES = 50;
/** Ten years: more is everything. */
const MOST_DAYS = 3650;

/** PostgreSQL has no year 0, and nobody has returns of another century. */
export const dayOfStore = () =>
  z.iso
    .date({ error: "must be a day that there is, like 2026-11-21" })
    .refine((day) => day >= "2000-01-01", { error: "must be in the years 2000 to 9999" });

const day = () =>
  z
    .union([z.literal(""), dayOfStore()])
    .default("")
    .meta({ description: "A day in the store's time zone, or empty." });

const days = () => z.int().min(1).max(MOST_DAYS).nullable().default(null);

/** Of each field any value fits; all fields have to. Empty: whatever it is. */
export const ReturnFilterDto = z.object({
  statuses: z.array(z.enum(STATUS_KEYS)).max(MOST_VALUES).default([]),
  reasons: z.array(requiredText(128)).max(MOST_VALUES).default([]),
  resolutions: z.array(z.enum(RESOLUTIONS)).max(MOST_VALUES).default([]),
  methods: z.array(z.enum(RETURN_METHODS)).max(MOST_VALUES).default([]),
  carriers: z.array(requiredText(128)).max(MOST_VALUES).default([]),
  countries: z.array(countryCode().min(2)).max(MOST_VALUES).default([]),
  warehouses: z
    .array(identifier())
    .max(MOST_VALUES)
    .default([])
    .meta({ description: "Ids; a return goes to the one whose address its label has." }),
  created_from: day(),
  created_to: day().meta({ description: "The last day that counts, in the store's time zone, or empty." }),
  created_days: days().meta({ description: "Started in the last so many days." }),
  idle_days: days().meta({ description: "Nothing happened for so many days." }),
  value_from: minorInteger().nullable().default(null),
  value_to: minorInteger().nullable().default(null),
  has_documents: z.boolean().default(false).meta({ description: "Only with photos or files of the shopper." }),
});

/** Which returns, in what order. */
export const ReturnChoiceDto = z.object({
  view: z.enum(RETURN_VIEWS).default("ALL"),
  query: text(254).default(""),
  filter: ReturnFilterDto.prefault({}),
  sort: z.enum(RETURN_SORTS).default("UPDATED"),
});
