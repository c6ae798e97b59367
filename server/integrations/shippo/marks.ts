import { sha256Hex } from "@/server/kernel/crypto";
import { PartnerError } from "@/server/partners/partner-error";
import type { Shippo } from "./client";
import { PARTNER } from "./failures";
import { type ShippoShipment, shipmentsSchema } from "./wire";

const PAGE = 100;
const MOST_PAGES = 20;
/** Shippo lists ranges of up to 90 days. A lost response is retried within hours. */
const OLDEST_MS = 89 * 86_400_000;

/**
 * Returns the shipments with a key's mark, oldest first. Shippo can filter shipments by time only, so everything since
 * `since` is read. @throws PartnerError REFUSED when there are too many: an unknown label may be among them
 */
export const listMarks = async (
  shippo: Shippo,
  idempotencyKey: string,
  { since, signal }: { readonly since: Date; readonly signal?: AbortSignal | undefined },
): Promise<readonly ShippoShipment[]> => {
  const from = new Date(Math.max(since.getTime(), shippo.time().getTime() - OLDEST_MS)).toISOString().slice(0, 19);
  const found: ShippoShipment[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { results, next } = await shippo.ask({
      path: `shipments?object_created_gte=${encodeURIComponent(`${from}Z`)}&results=${PAGE}&page=${page}`,
      ...{ purpose: "Find shipment", schema: shipmentsSchema, signal },
    });
    found.push(...results.filter(({ metadata }) => metadata.startsWith(`${markOf(idempotencyKey)}:`)));
    if (next === "") return found.sort(byAge);
  }
  throw new PartnerError(
    PARTNER,
    "REFUSED",
    `More than ${MOST_PAGES * PAGE} shipments were made in Shippo since this return began, so its label can't be looked for. Create the label in Shippo and upload it.`,
  );
};

/** Returns a short mark that is always the same for a key. */
export const markOf = (idempotencyKey: string): string => `hw-${sha256Hex(idempotencyKey).slice(0, 32)}`;

/** Metadata holds up to 100 characters. */
const SERVICE_LENGTH = 64;

/** Returns the mark of a shipment for which one service is bought. */
export const markWith = (idempotencyKey: string, service: string): string =>
  `${markOf(idempotencyKey)}:${service.slice(0, SERVICE_LENGTH)}`;

/** Returns the only rate that is ever bought for a marked shipment; undefined when the carrier gave none. */
export const markedRate = ({ metadata, rates }: ShippoShipment): ShippoShipment["rates"][number] | undefined => {
  const service = metadata.slice(metadata.indexOf(":") + 1);
  return rates.find(({ servicelevel }) => servicelevel.token.slice(0, SERVICE_LENGTH) === service);
};

const byAge = (left: ShippoShipment, right: ShippoShipment): number =>
  Date.parse(left.object_created) - Date.parse(right.object_created) ||
  (left.object_id < right.object_id ? -1 : left.object_id > right.object_id ? 1 : 0);
