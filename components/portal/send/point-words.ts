import type { z } from "zod";
import { formatDate } from "@/components/ui/format-time";
import type { DropOffPointDto } from "@/contract/storefront/drop-off-points";
import { listed } from "@/contract/vocabulary/language";
import type { Reader } from "../reader";
import { furtherThanNearest, NEAR_FIELDS, type PlaceWords, shopLines } from "./shop-list";

export type Point = z.output<typeof DropOffPointDto>;

type Points = {
  readonly points: readonly Point[];
  /** The searched postal code; empty: the delivery address. */
  readonly near: string;
};

/** Texts of a carrier's list of drop-off points; `isFirst`: on the page, so it has the field to search elsewhere. */
export const pointWords = ({ points, near }: Points, reader: Reader, { isFirst }: { isFirst: boolean }): PlaceWords => {
  const { t } = reader;
  const nearest = near === "" ? t("send.counters") : t("send.countersNear", { postcode: near });
  const search = { name: NEAR_FIELDS.points, label: t("send.near"), find: t("send.findNear"), near };
  return {
    title: points.length === 0 ? t("send.noCounters", { postcode: near }) : nearest,
    search: isFirst ? search : null,
    more: t("send.moreCounters", { count: furtherThanNearest(points) }),
    places: points.map((point) => ({
      ...{ id: point.point_id, name: point.name, notes: pointNotes(point, reader) },
      far: pointFar(point, reader),
    })),
  };
};

/** Title of a drop-off point on the pass, with its distance if known: the first is the nearest. */
export const passPointTitle = (point: Point, index: number, reader: Reader): string =>
  listed([reader.t(index === 0 ? "pass.counter" : "pass.otherCounter"), pointFar(point, reader)], reader.locale);

/** Distance; empty: unknown. */
export const pointFar = ({ distance_meters: meters, address }: Point, { locale }: Reader): string =>
  meters === null ? "" : distanceText(meters, { locale, country: address.country_code });

/** Address, and the opening hours of today or the next open day. */
export function pointNotes(point: Point, { t, locale }: Reader): string[] {
  const { address, open_today: today, opens_next: next } = point;
  const place = listed(shopLines(address), locale);
  if (today === null) return [place];
  if (today.length === 0) {
    if (next === null) return [place, t("send.closedToday")];
    const day = formatDate(next.date, "day", locale);
    return [place, t("send.opensNext", { day, hours: `${next.opens}–${next.closes}` })];
  }
  return [place, t("send.openToday", { hours: today.map(({ opens, closes }) => `${opens}–${closes}`).join(", ") })];
}

const KILOMETER = 1_000;
/** Addresses aren't known more precisely than that. */
const STEP_METERS = 50;

const MILE = 1_609.344;
/** Countries that measure roads in miles. */
const MILE_COUNTRIES: ReadonlySet<string> = new Set(["US", "GB", "LR", "MM"]);

/** In local units: "350 m", "1.2 km", "12 km", "0.7 mi". */
export function distanceText(meters: number, { locale, country }: { locale: string; country: string }): string {
  if (MILE_COUNTRIES.has(country)) {
    const miles = Math.max(0.1, meters / MILE);
    return unitText(miles, { locale, unit: "mile", digits: miles < 10 ? 1 : 0 });
  }
  const isFar = meters >= KILOMETER;
  const value = isFar ? meters / KILOMETER : Math.max(STEP_METERS, Math.round(meters / STEP_METERS) * STEP_METERS);
  return isFar
    ? unitText(value, { locale, unit: "kilometer", digits: value < 10 ? 1 : 0 })
    : unitText(value, { locale, unit: "meter", digits: 0 });
}

type Shown = { locale: string; unit: "mile" | "kilometer" | "meter"; digits: number };

const unitText = (value: number, { locale, unit, digits }: Shown): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: digits }).format(value);
