import { sha256Hex } from "@/server/kernel/crypto";
import type { DropOffPoint, OpeningHours, PointsInput } from "@/server/partners/carrier";

/** Shops as they take parcels everywhere; the name says that nobody waits there. */
const KINDS = ["Kiosk", "Bakery", "Stationery", "Flowers", "Bookshop", "Grocer", "Dry cleaner", "Hardware"] as const;
const STREETS = ["Sample Street", "Example Lane", "Demo Square", "Model Road", "Specimen Way", "Trial Avenue"] as const;
const POINTS = 5;
const NEAREST_METERS = 150;
const WALK_METERS = 620;
/** Nobody has a counter where nobody lives: without a postal code there is nothing near it. */
const MOST_LETTERS = 12;

/** The same counters for the same postal code, always: what is shown for sending stands on the pass, too. */
export const sandboxPoints = ({ carrier, near }: PointsInput): DropOffPoint[] => {
  const postcode = near.postcode.trim().toUpperCase();
  const place = postcode.replaceAll(/[\s-]/g, "");
  if (place === "" || place.length > MOST_LETTERS) return [];
  const drawn = sha256Hex(`points:${carrier}:${near.countryCode}:${place}`);
  /** A number from 0 to 255 out of the draw. */
  const draw = (position: number): number => Number.parseInt(drawn.slice(position * 2, position * 2 + 2), 16);
  return Array.from({ length: POINTS }, (_, index) => {
    const kind = KINDS[(draw(0) + index) % KINDS.length] ?? KINDS[0];
    const street = STREETS[draw(index + 1) % STREETS.length] ?? STREETS[0];
    return {
      id: `SBDP-${drawn.slice(0, 8).toUpperCase()}-${index + 1}`,
      name: `${kind} (sandbox)`,
      address: {
        line1: `${street} ${1 + (draw(index + 10) % 98)}`,
        ...{ postcode, city: near.city, country: "", countryCode: near.countryCode },
      },
      distanceMeters: NEAREST_METERS + index * WALK_METERS + draw(index + 20) * 2,
      openingHours: hoursOf(draw(index + 26)),
    };
  });
};

/** Some open early, some close for lunch on Saturdays, some are open on Sundays. */
const hoursOf = (drawn: number): OpeningHours[] => {
  const opens = drawn % 2 === 0 ? "08:00" : "09:30";
  const closes = drawn % 3 === 0 ? "20:00" : "18:30";
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens, closes }));
  const saturday = { weekday: 6, opens: "09:00", closes: "13:00" };
  return drawn % 4 === 0 ? [...week, saturday, { weekday: 7, opens: "10:00", closes: "12:00" }] : [...week, saturday];
};
