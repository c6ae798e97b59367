import type { z } from "zod";
import type { ReturnChoiceDto } from "@/contract/schemas/return-choice";
import { ANALYTICS_BASES, ANALYTICS_DIMENSIONS, MOST_ANALYTICS_DAYS } from "@/contract/vocabulary/analytics";
import { dayOf } from "../browser/read-address";

/** A row of the analytics whose returns the list shows. */
export type AnalyticsRow = NonNullable<z.output<typeof ReturnChoiceDto>["filter"]["analytics"]>;

const LONGEST_KEY = 1000;
const LONGEST_NAME = 254;
const DAY_MS = 86_400_000;

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

const textOf = (params: Params, name: string, longest: number): string => {
  const value = params[name];
  return ((typeof value === "string" ? value : value?.[0]) ?? "").replaceAll("\0", "").slice(0, longest);
};

/** Returns the row in an address; null if it has none or an invalid one. */
export const analyticsRowOf = (params: Params): AnalyticsRow | null => {
  const text = (name: string) => textOf(params, name, LONGEST_KEY);
  const by = ANALYTICS_DIMENSIONS.find((one) => slug(one) === text("figure"));
  const [from, to] = [dayOf(text("figure-from")), dayOf(text("figure-to"))];
  const store = text("figure-store");
  if (by === undefined || from === "" || to === "" || store === "" || from > to) return null;
  if (Date.parse(to) - Date.parse(from) >= MOST_ANALYTICS_DAYS * DAY_MS) return null;
  return {
    ...{ ecommerce_id: store.slice(0, 128), from, to, by, key: text("figure-key") },
    basis: ANALYTICS_BASES.find((one) => slug(one) === text("figure-basis")) ?? "RETURN",
    name: textOf(params, "figure-name", LONGEST_NAME),
  };
};

/** Returns the row as address parameters. */
export const analyticsRowSearch = (row: AnalyticsRow | null): [string, string][] =>
  row === null
    ? []
    : [
        ["figure", slug(row.by)],
        ["figure-key", row.key],
        ["figure-name", row.name],
        ["figure-store", row.ecommerce_id],
        ["figure-from", row.from],
        ["figure-to", row.to],
        ["figure-basis", row.basis === "RETURN" ? "" : slug(row.basis)],
      ];

const slug = (word: string): string => word.toLowerCase().replaceAll("_", "-");
