import type { Stored } from "@/server/schema/columns";
/** One unexpected piece. */
export type FoundItem = Stored<"found_items", object, "groupId" | "parcelId">;

/** An unexpected parcel at a warehouse. Times are RFC 3339 text in UTC. */
export type FoundParcel = Stored<
  "found_parcels",
  {
    items: FoundItem[];
  },
  "createdAt"
>;
