import type { Stored } from "@/server/schema/columns";
/** One piece that nobody announced. */
export type FoundItem = Stored<"found_items", object, "groupId" | "parcelId">;

/** What came to a warehouse and nobody announced. Times are RFC 3339 texts in UTC. */
export type FoundParcel = Stored<
  "found_parcels",
  {
    items: FoundItem[];
  },
  "createdAt"
>;
