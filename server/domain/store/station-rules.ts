/** Where an inspected unit goes; the first match counts. Empty lists match everything. */
export type Disposition = {
  verdict: "APPROVED" | "DECLINED";
  reasons: string[];
  categoryIds: string[];
  /** Grades of approved units; absent: every grade. */
  grades?: string[];
  place: string;
  hint: string;
};

/** The condition of an approved unit, as the store calls it. */
export type ConditionGrade = { name: string; hint: string };

/** What is checked before a verdict; the first list that matches the unit's categories counts. */
export type CheckList = { categoryIds: string[]; lines: string[] };

/** How a store's parcels are inspected at a warehouse station. */
export type StationRules = {
  dispositions: Disposition[];
  /** Reject reasons that require a photo. */
  photoReasons: string[];
  /** Whether shoppers see why a unit was declined, unless the inspector changes it. */
  isReasonShown: boolean;
  /** A unit worth more than this, in minor units of the store's currency, isn't marked missing without confirmation. */
  askAboveMinor: number;
  /** In the order of their number keys; empty: the store doesn't grade. */
  grades: ConditionGrade[];
  /** A parcel can't be submitted while an approved unit has no grade. */
  isGradeAsked: boolean;
  checkLists: CheckList[];
};

/** The rules of a store that has set none. */
export const DEFAULT_STATION_RULES: StationRules = {
  dispositions: [
    { verdict: "APPROVED", reasons: [], categoryIds: [], place: "RESTOCK", hint: "Back on the shelf" },
    { verdict: "DECLINED", reasons: [], categoryIds: [], place: "QUARANTINE", hint: "Kept separately" },
  ],
  photoReasons: ["Signs of wear", "Damaged"],
  isReasonShown: true,
  askAboveMinor: 10_000,
  grades: [],
  isGradeAsked: false,
  checkLists: [],
};
