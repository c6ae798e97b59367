import { countryName } from "@/contract/vocabulary/country";
import type { DropOffPoint, OpeningHours, PointsInput } from "@/server/partners/carrier";
import type { ShipEngine } from "./client";
import { carriersSchema, type ServicePoint, servicePointsSchema } from "./wire";

const RADIUS_METERS = 20_000;
const MOST = 20;
const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Lists a carrier's drop-off points near an address; empty when ShipEngine doesn't have them. @throws PartnerError */
export const listPoints = async (
  shipengine: ShipEngine,
  { carrier, near, signal }: PointsInput,
): Promise<readonly DropOffPoint[]> => {
  const { carriers } = await shipengine.ask({
    path: "carriers",
    purpose: "Read carriers",
    schema: carriersSchema,
    signal,
  });
  const providers = carriers.flatMap(({ carrier_id, carrier_code }) =>
    carrier_code === carrier ? [{ carrier_id }] : [],
  );
  if (providers.length === 0) return [];
  const { line1, city, stateProvinceCode, postcode, countryCode } = near;
  const place = { address_line1: line1, city_locality: city, state_province: stateProvinceCode, postal_code: postcode };
  const address = {
    ...Object.fromEntries(Object.entries(place).filter(([, part]) => part !== "")),
    country_code: countryCode,
  };
  const asked = await shipengine.tryAsk({
    ...{
      method: "POST",
      path: "service_points/list",
      purpose: "Find drop-off points",
      schema: servicePointsSchema,
      signal,
    },
    body: { address, providers: providers.slice(0, 1), radius: RADIUS_METERS, max_results: MOST },
  });
  if (!asked.ok && asked.failure.error.kind === "REFUSED") return [];
  if (!asked.ok) throw asked.failure.error;
  return asked.data.service_points
    .filter(takesParcels)
    .map(toPoint)
    .sort((left, right) => distance(left) - distance(right));
};

/** Returns whether a point takes parcels; one without this information does. */
const takesParcels = ({ features }: ServicePoint): boolean =>
  features.length === 0 || features.includes("drop_off_point");

const distance = ({ distanceMeters }: DropOffPoint): number => distanceMeters ?? Number.MAX_SAFE_INTEGER;

const toPoint = (point: ServicePoint): DropOffPoint => ({
  ...{ id: point.service_point_id, name: point.company_name },
  address: {
    ...{ line1: point.address_line1, postcode: point.postal_code, city: point.city_locality },
    ...{ country: countryName(point.country_code, "en-GB"), countryCode: point.country_code },
  },
  distanceMeters: point.distance_in_meters == null ? null : Math.round(point.distance_in_meters),
  openingHours: DAYS.flatMap((day, index) =>
    (point.hours_of_operation?.[day] ?? []).flatMap(({ open, close }): OpeningHours[] => {
      const [opens, closes] = [open.slice(0, 5), close.slice(0, 5)];
      return /^\d\d:\d\d$/.test(opens) && /^\d\d:\d\d$/.test(closes) ? [{ weekday: index + 1, opens, closes }] : [];
    }),
  ),
});
