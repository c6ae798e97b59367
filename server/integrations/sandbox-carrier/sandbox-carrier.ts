import type { PostalAddress } from "@/server/kernel/address";
import { sha256Hex } from "@/server/kernel/crypto";
import type {
  Carrier,
  CarrierCombination,
  DropOffPoint,
  OpeningHours,
  PointsInput,
  ShipmentInput,
  ShipmentResult,
} from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import { loadPdfFonts } from "../pdf/fonts";
import type { CarrierBooks, ShipmentEntry } from "./carrier-books";
import { drawLabel } from "./draw-label";
import { isTrackingNumber, trackingNumberOf } from "./tracking-number";

const PROVIDER = "SANDBOX";

const CARRIERS = [
  { code: "sandbox_post", name: "Sandbox Post", letter: "P", priceMinor: 395 },
  { code: "sandbox_express", name: "Sandbox Express", letter: "X", priceMinor: 745 },
] as const;

const COMBINATIONS: readonly CarrierCombination[] = [
  // Staff at the drop-off point scan the code on the phone; the printed label works as well.
  {
    ...{ returnMethod: "DROP_OFF_POINT", carrier: "sandbox_post", labelSource: "CARRIER" },
    ...{ needsPrinter: false, needsBox: true, isPickedUp: false },
  },
  {
    ...{ returnMethod: "HOME_PICK_UP", carrier: "sandbox_express", labelSource: "CARRIER" },
    ...{ needsPrinter: true, needsBox: true, isPickedUp: true },
  },
  // The store ships returns that were brought in.
  {
    ...{ returnMethod: "IN_STORE", carrier: "sandbox_post", labelSource: "CARRIER" },
    ...{ needsPrinter: false, needsBox: false, isPickedUp: false },
  },
];

/** In `line2` of the shopper's or the pickup address, these determine the result of a call; for tests and demos. */
export const SANDBOX_WORDS = { refused: "SANDBOX:REFUSE", unavailable: "SANDBOX:UNAVAILABLE" } as const;

/**
 * A carrier that moves nothing: it issues tracking numbers and real labels, marked as not valid, and stores its
 * responses in its own books. `trackingBaseUrl` is the URL of its tracking pages without a trailing slash. Parcels are
 * moved from outside with POST /v1/ops/update_lkss.
 */
export const createSandboxCarrier = ({
  books,
  trackingBaseUrl,
}: {
  books: CarrierBooks;
  trackingBaseUrl: string;
}): Carrier => {
  const findShipment: Carrier["findShipment"] = async (idempotencyKey) => {
    const entry = await books.shipments.find(idempotencyKey);
    return entry === null ? null : resultOf(entry);
  };

  return {
    provider: PROVIDER,
    carriers: CARRIERS.map(({ code, name }) => ({ code, name })),
    combinations: COMBINATIONS,
    picksUpTogether: true,
    findShipment,
    createShipment: async (input) => {
      const known = await findShipment(input.idempotencyKey);
      if (known !== null) return known;
      if (!supports(input)) throw refused(`${input.carrier} does not offer ${input.returnMethod}.`);
      simulateFailure(input.from);
      const entry = await makeShipment(input, trackingBaseUrl);
      return resultOf(await books.shipments.recordOnce(input.idempotencyKey, entry));
    },
    schedulePickup: async ({ idempotencyKey, carrier, trackingNumber, address, date, range }) => {
      const known = await books.pickups.find(idempotencyKey);
      if (known !== null) return known;
      if (!supports({ returnMethod: "HOME_PICK_UP", carrier })) throw refused(`${carrier} does not pick up.`);
      requireTrackingNumber(trackingNumber);
      simulateFailure(address);
      const reference = `SBPU-${sha256Hex(`pickup:${idempotencyKey}`).slice(0, 10).toUpperCase()}`;
      return books.pickups.recordOnce(idempotencyKey, { reference, date, range });
    },
    listDropOffPoints: async (input) => {
      if (!supports({ returnMethod: "DROP_OFF_POINT", carrier: input.carrier })) return [];
      simulateFailure(input.near);
      return sandboxPoints(input);
    },
    // Nothing is stored: voiding a sandbox label always succeeds and changes nothing.
    voidShipment: async ({ trackingNumber }) => {
      requireTrackingNumber(trackingNumber);
      return { isVoided: true };
    },
  };
};

const supports = (wanted: Pick<CarrierCombination, "returnMethod" | "carrier">): boolean =>
  COMBINATIONS.some(({ returnMethod, carrier }) => returnMethod === wanted.returnMethod && carrier === wanted.carrier);

const makeShipment = async (input: ShipmentInput, trackingBaseUrl: string): Promise<ShipmentEntry> => {
  const carrier = CARRIERS.find(({ code }) => code === input.carrier);
  if (carrier === undefined) throw refused(`There is no carrier ${input.carrier}.`);
  const trackingNumber = trackingNumberOf({ letter: carrier.letter, idempotencyKey: input.idempotencyKey });
  const label = await drawLabel({ ...input, trackingNumber, carrierName: carrier.name }, await loadPdfFonts());
  return {
    carrier: carrier.code,
    trackingNumber,
    trackingUrl: `${trackingBaseUrl}/${trackingNumber}`,
    labelBase64: Buffer.from(label).toString("base64"),
    weightGrams: input.weightGrams,
    priceMinor: carrier.priceMinor,
  };
};

const resultOf = ({ labelBase64, ...entry }: ShipmentEntry): ShipmentResult => ({
  ...entry,
  label: {
    bytes: Uint8Array.from(Buffer.from(labelBase64, "base64")),
    contentType: "application/pdf",
    extension: "pdf",
  },
});

const simulateFailure = ({ line2 }: PostalAddress): void => {
  if (line2.includes(SANDBOX_WORDS.refused)) throw refused("The sandbox was told to refuse this address.");
  if (line2.includes(SANDBOX_WORDS.unavailable)) {
    throw new PartnerError(PROVIDER, "UNAVAILABLE", "The sandbox was told to be unavailable.");
  }
};

const requireTrackingNumber = (trackingNumber: string): void => {
  if (!isTrackingNumber(trackingNumber)) throw refused(`${trackingNumber} is no tracking number of the sandbox.`);
};

const refused = (message: string): PartnerError => new PartnerError(PROVIDER, "REFUSED", message);

/** Typical drop-off shops; the name shows that they are not real. */
const KINDS = ["Kiosk", "Bakery", "Stationery", "Flowers", "Bookshop", "Grocer", "Dry cleaner", "Hardware"] as const;
const STREETS = ["Sample Street", "Example Lane", "Demo Square", "Model Road", "Specimen Way", "Trial Avenue"] as const;
const POINTS = 5;
const NEAREST_METERS = 150;
const WALK_METERS = 620;
/** Length limit for postal codes. There are no drop-off points without a valid postal code. */
const MOST_LETTERS = 12;

/**
 * Returns the same drop-off points for the same postal code every time, so that the pass shows the one that was
 * offered.
 */
const sandboxPoints = ({ carrier, near }: PointsInput): DropOffPoint[] => {
  const postcode = near.postcode.trim().toUpperCase();
  const place = postcode.replaceAll(/[\s-]/g, "");
  if (place === "" || place.length > MOST_LETTERS) return [];
  const drawn = sha256Hex(`points:${carrier}:${near.countryCode}:${place}`);
  /** Returns a number from 0 to 255 from the hash. */
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

/** Varies hours: some open early, some close for lunch on Saturdays, some open on Sundays. */
const hoursOf = (drawn: number): OpeningHours[] => {
  const opens = drawn % 2 === 0 ? "08:00" : "09:30";
  const closes = drawn % 3 === 0 ? "20:00" : "18:30";
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens, closes }));
  const saturday = { weekday: 6, opens: "09:00", closes: "13:00" };
  return drawn % 4 === 0 ? [...week, saturday, { weekday: 7, opens: "10:00", closes: "12:00" }] : [...week, saturday];
};
