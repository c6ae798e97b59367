/** Where a checked unit goes; the first that fits counts. Empty lists fit everything. */
export type Disposition = {
  verdict: "APPROVED" | "DECLINED";
  reasons: string[];
  categoryIds: string[];
  /** Of approved units; left out: every condition. */
  grades?: string[];
  place: string;
  hint: string;
};

/** In what condition an approved unit is, in the store's own words. */
export type ConditionGrade = { name: string; hint: string };

/** What is looked at before a verdict; the first list that fits the unit's categories counts. */
export type CheckList = { categoryIds: string[]; lines: string[] };

/** How a store's parcels are checked at a warehouse station. */
export type StationRules = {
  dispositions: Disposition[];
  /** Reject reasons that ask for a photo. */
  photoReasons: string[];
  /** Whether shoppers see why a unit was declined, unless the person at the station changes it. */
  isReasonShown: boolean;
  /** A unit worth more than this, in minor units of the store's currency, is not called missing without a question. */
  askAboveMinor: number;
  /** In the order of their digits; empty: the store grades nothing. */
  grades: ConditionGrade[];
  /** An approved unit without a grade keeps the parcel from being submitted. */
  isGradeAsked: boolean;
  checkLists: CheckList[];
};

/** What a store has until it says otherwise. */
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
