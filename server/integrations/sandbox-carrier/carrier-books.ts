import { join } from "node:path";
import { z } from "zod";
import { PICKUP_RANGES } from "@/contract/vocabulary/pickup-range";
import type { PickupResult } from "@/server/partners/carrier";
import type { Books } from "../sandbox-books/books";
import { createDiskBooks } from "../sandbox-books/disk-books";
import { createMemoryBooks } from "../sandbox-books/memory-books";

const shipmentEntrySchema = z.object({
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  /** The PDF itself, not its inputs: the same key returns the same bytes, also after the drawing code has changed. */
  labelBase64: z.string(),
  weightGrams: z.number().optional(),
  priceMinor: z.number().optional(),
});
export type ShipmentEntry = z.output<typeof shipmentEntrySchema>;

const pickupEntrySchema = z.object({ reference: z.string(), date: z.string(), range: z.enum(PICKUP_RANGES) });

/** What the sandbox carrier stores per idempotency key. */
export type CarrierBooks = { readonly shipments: Books<ShipmentEntry>; readonly pickups: Books<PickupResult> };

/** `directory` is a dedicated folder, for example DATA_DIR/sandbox-carrier. */
export const openCarrierBooks = (directory: string): CarrierBooks => ({
  shipments: createDiskBooks({ directory: join(directory, "shipments"), schema: shipmentEntrySchema }),
  pickups: createDiskBooks({ directory: join(directory, "pickups"), schema: pickupEntrySchema }),
});

/** In memory, for tests. */
export const createMemoryCarrierBooks = (): CarrierBooks => ({
  shipments: createMemoryBooks<ShipmentEntry>(),
  pickups: createMemoryBooks<PickupResult>(),
});
