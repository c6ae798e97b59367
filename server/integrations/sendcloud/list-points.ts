import { countryName } from "@/contract/vocabulary/country";
import type { DropOffPoint, OpeningHours, PointsInput } from "@/server/partners/carrier";
import type { Sendcloud } from "./client";
import { pointsSchema, type ServicePoint } from "./wire";

const RADIUS_METERS = 20_000;
const MOST = 20;
const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Shops and post offices of a carrier near a postal code; none where Sendcloud doesn't know them. @throws PartnerError */
export const listPoints = async (
  sendcloud: Sendcloud,
  { carrier, near, signal }: PointsInput,
): Promise<readonly DropOffPoint[]> => {
  // No street: an address has no place in a URL.
  const query = new URLSearchParams({
    ...{ country_code: near.countryCode, carrier_code: carrier, address_postal_code: near.postcode },
    ...(near.city === "" ? {} : { address_city: near.city }),
    ...{ radius: String(RADIUS_METERS), limit: String(MOST) },
  });
  for (const type of ["servicepoint", "post_office"]) query.append("general_shop_type", type);
  const path = `service-points?${query}`;
  const asked = await sendcloud.tryAsk({ path, purpose: "Find drop-off points", schema: pointsSchema, signal });
  if (!asked.ok && (asked.failure.error.kind === "REFUSED" || asked.failure.status === 403)) return [];
  if (!asked.ok) throw asked.failure.error;
  return asked.data.data.results.map(toPoint).sort((left, right) => distance(left) - distance(right));
};

const distance = ({ distanceMeters }: DropOffPoint): number => distanceMeters ?? Number.MAX_SAFE_INTEGER;

const toPoint = ({ id, name, address, opening_times, ...point }: ServicePoint): DropOffPoint => ({
  ...{ id, name },
  address: {
    ...{ line1: `${address.street} ${address.house_number}`.trim(), postcode: address.postal_code, city: address.city },
    ...{ country: countryName(address.country_code, "en-GB"), countryCode: address.country_code },
  },
  distanceMeters: point.distance == null ? null : Math.round(point.distance),
  openingHours: DAYS.flatMap((day, index) =>
    (opening_times?.[day] ?? []).flatMap(({ start_time, end_time }): OpeningHours[] => {
      const [opens, closes] = [start_time.slice(0, 5), end_time.slice(0, 5)];
      return /^\d\d:\d\d$/.test(opens) && /^\d\d:\d\d$/.test(closes) ? [{ weekday: index + 1, opens, closes }] : [];
    }),
  ),
});
