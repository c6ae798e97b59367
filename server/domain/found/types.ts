/** One piece that nobody announced. */
export type FoundItem = {
  id: string;
  position: number;
  /** As it was scanned, or "". */
  code: string;
  /** What a person sees, where there is no code. */
  description: string;
  /** What stands on its price tag; null where nobody looked. */
  tagPriceMinor: number | null;
  /** The unit in whose place it was sent. */
  unitId: string | null;
  /** The return that was made of it. */
  matchedTo: string | null;
};

/** What came to a warehouse and nobody announced. Times are RFC 3339 texts in UTC. */
export type FoundParcel = {
  id: string;
  groupId: string;
  /** The return in whose parcel it lay; null for a parcel that nobody announced. */
  processId: string | null;
  plate: string;
  code: string;
  note: string;
  place: string;
  person: string;
  foundAt: string;
  settledAt: string | null;
  settledBy: string;
  reason: string;
  items: FoundItem[];
};
