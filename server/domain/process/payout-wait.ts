/** `goesOutAt`: by the database's clock; null when only a second person ends it. */
export type PayoutWait = {
  id: string;
  settlementId: string;
  /** Of a member of staff; "" for a rule or an API key. */
  recordedById: string;
  recordedByName: string;
  recordedAt: string;
  goesOutAt: string | null;
  needsSecondPerson: boolean;
  undo: InspectionUndo | null;
};

/** What an undo gives back: the units that this inspection decided, and the override as it was before. */
export type InspectionUndo = { unitIds: string[]; overrideMinor: number | null; overrideReason: string };
