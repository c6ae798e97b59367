import type { z } from "zod";
import type { FoundParcelDto, proposeFoundOrders } from "@/contract/dashboard/found";
import type { getShift, getStation, submitParcel } from "@/contract/dashboard/station";
import type { StationParcelDto, StationUnitDto } from "@/contract/schemas/station-parcel";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { ReviewDraft } from "../../dashboard/review/review-draft";
import type { TypedOverride } from "../../dashboard/review/typed-override";
import type { OpenCode, OpenCodesAsk } from "./open-code";
import type { DeviceSettings } from "./settings";
import type { ActName } from "./shortcuts";

export type StationFacts = z.output<typeof getStation.output>;
export type StationStore = StationFacts["stores"][number];
export type StationParcel = z.output<typeof StationParcelDto>;
export type StationUnit = z.output<typeof StationUnitDto>;
export type SubmitCall = z.input<typeof submitParcel.input>;
export type UnannouncedParcel = z.output<typeof FoundParcelDto>;
export type ProposedOrder = z.output<typeof proposeFoundOrders.output>["orders"][number];
export type ShiftEntry = z.output<typeof getShift.output>["parcels"][number];

/** A photo of a unit, of a found item, or ("") of a whole unexpected parcel; on the device until the server has it. */
export type Photo = { readonly id: string; readonly unitId: string; readonly blob: Blob; readonly isSent: boolean };

/** An unexpected item. */
export type UnannouncedThing = {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  /** As typed, in the first store's currency; "" if unknown. */
  readonly tagPrice: string;
  /** The unit that it was sent instead of; "" for an extra item. */
  readonly unitId: string;
};

/** An unexpected parcel, as far as it was registered here. */
export type UnannouncedDraft = {
  /** Also its ID on the server: sent twice, it is recorded once. */
  readonly id: string;
  readonly plate: string;
  /** The return whose parcel contained it; absent for a separate parcel. */
  readonly besideId?: string;
  /** The text of its label. */
  readonly code: string;
  readonly note: string;
  readonly things: readonly UnannouncedThing[];
  readonly photos: readonly Photo[];
  /** The item in focus; "" for the parcel itself. */
  readonly activeId: string;
  readonly openedAtMs: number;
};

/** A phone that takes photos for this station. */
export type Phone = {
  readonly pairingId: string;
  /** The QR code's content; "" if the page was reloaded since. */
  readonly url: string;
  readonly linkUntilMs: number;
  readonly isPaired: boolean;
};

/** Findings about a unit besides its verdict. */
export type UnitCondition = { readonly grade: string; readonly checks: readonly string[] };

/** The decisions so far about an open parcel; stored on the device until it is submitted. */
export type ParcelDraft = {
  readonly processId: string;
  readonly openedAtMs: number;
  /** The parcel's status before its label was scanned; null if the scan changed nothing. */
  readonly movedFrom: ShippingStatus | null;
  /** Which of several parcels that was. */
  readonly movedPiece?: number | null;
  readonly units: ReviewDraft;
  readonly activeId: string | null;
  /** Earlier states of `units`, latest last, for undo. */
  readonly before: readonly { readonly units: ReviewDraft; readonly activeId: string | null }[];
  readonly note: string;
  /** Author of the note; absent without one. */
  readonly noteUser?: string;
  /** By unit; absent without findings. */
  readonly looks: Readonly<Record<string, UnitCondition>>;
  readonly photos: readonly Photo[];
  /** Unexpected items of the parcel; null without any. */
  readonly besides: {
    readonly id: string;
    readonly plate: string;
    readonly things: readonly UnannouncedThing[];
  } | null;
  readonly override: TypedOverride;
  /** Approves the return with the inspection. */
  readonly isAuthorizing: boolean;
};

export type Counts = { readonly approved: number; readonly declined: number; readonly missing: number };

/** A decision queued for the server; it stays until the server accepts it, or it is undone. */
export type SubmitEntry = {
  readonly kind: "SUBMIT";
  /** Also its ID on the server: sent twice, it is recorded once. */
  readonly id: string;
  readonly processId: string;
  readonly atMs: number;
  /** Until then it can be undone here. */
  readonly sendAfterMs: number;
  readonly call: Omit<SubmitCall, "age_seconds">;
  readonly counts: Counts;
  /** The earlier state of both, for undo and for display. */
  readonly parcel: StationParcel;
  readonly draft: ParcelDraft;
  /** Why the server rejected it; null while it waits. */
  readonly refused: string | null;
};

/** A parcel that was scanned offline. */
export type ReceiveEntry = {
  readonly kind: "RECEIVE";
  readonly id: string;
  readonly processId: string;
  /** Number of the scanned parcel, of a return with several. */
  readonly piece?: number | null;
  readonly atMs: number;
  readonly sendAfterMs: number;
  readonly refused: string | null;
};

/** An unexpected parcel, queued for the server. */
export type UnannouncedEntry = {
  readonly kind: "FOUND";
  readonly id: string;
  /** Its own ID: nothing else in the queue waits for it. */
  readonly processId: string;
  readonly atMs: number;
  readonly sendAfterMs: number;
  readonly refused: string | null;
  readonly place: string;
  readonly person: string;
  readonly draft: UnannouncedDraft;
};

export type QueueEntry = SubmitEntry | ReceiveEntry | UnannouncedEntry;

/** Why a parcel isn't opened directly. */
export type Warning = "CANCELED" | "FAILED" | "DONE" | "UNAPPROVED" | "REFUSED" | "HELD" | "ELSEWHERE" | "EMPTY";

export type Screen =
  /** `done`: the last parcel finished here, until the next one is begun. */
  | { readonly kind: "SCAN"; readonly done?: SubmitEntry }
  | { readonly kind: "INSPECT"; readonly processId: string }
  | { readonly kind: "DONE"; readonly entryId: string; readonly entry: SubmitEntry }
  | { readonly kind: "FOUND" }
  | { readonly kind: "FOUND_DONE"; readonly entry: UnannouncedEntry }
  | { readonly kind: "MATCH"; readonly match: Match };

/** An unexpected parcel's owner: the server's suggestions, and the person's selection. */
export type Match = {
  readonly found: UnannouncedParcel;
  readonly orders: readonly ProposedOrder[];
  /** Quantities by order and line, in the order of selection. */
  readonly chosen: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly isBusy: boolean;
};

export type Sheet =
  | OpenCodesAsk
  | { readonly kind: "MATCHES"; readonly code: string; readonly processIds: readonly string[] }
  /** No match for the typed text. */
  | { readonly kind: "NONE"; readonly code: string; readonly isOffline: boolean }
  /** The question about an open code. */
  | { readonly kind: "CODE"; readonly id: string }
  /** The decision about an open code, with the item's label. */
  | { readonly kind: "ASIDE"; readonly entry: UnannouncedEntry; readonly code: OpenCode }
  | { readonly kind: "WARNING"; readonly processId: string; readonly warning: Warning }
  | { readonly kind: "MISSING_REST" | "APPROVE_REST"; readonly processId: string }
  | { readonly kind: "MISSING_ONE"; readonly processId: string; readonly unitId: string }
  /** With a PIN's digits so far. */
  | { readonly kind: "PERSON"; readonly pin: string }
  /** `act` waits for its key; `words` is the error of the last one; `taken` is the action that has that key. */
  | { readonly kind: "KEYS"; readonly act: ActName | null; readonly words: string; readonly taken: ActName | null }
  | { readonly kind: "HELP" /** Includes rarely needed keys. */; readonly isAll: boolean }
  /** With the last scan, for trying out the scanner. */
  | { readonly kind: "DEVICE"; readonly scanned: string }
  /** `heldBy`: closes when it is released; null if closed by the user. */
  | { readonly kind: "PICTURE"; readonly url: string; readonly name: string; readonly heldBy: "KEY" | "POINTER" | null }
  | {
      readonly kind:
        | "TYPE"
        | "CAMERA"
        | "NOTE"
        | "OVERRIDE"
        | "SHIFT"
        | "QUEUE"
        | "CODES"
        | "FOUND_LIST"
        | "FIND_ORDER"
        | "SET_ASIDE"
        | "OWN_PIN"
        | "PHONE";
    };

/** The station's response to the last action, with a sound. */
export type AnswerKind = "OK" | "DONE" | "UNKNOWN" | "STOP";
export type Answer = { readonly kind: AnswerKind; readonly text: string; readonly atMs: number };

export type StationState = Omit<DeviceSettings, "place"> & {
  readonly facts: StationFacts;
  /** The warehouse of this device; "" until chosen. */
  readonly place: string;
  readonly parcels: ReadonlyMap<string, StationParcel>;
  readonly drafts: ReadonlyMap<string, ParcelDraft>;
  readonly queue: readonly QueueEntry[];
  /** Scans without a match, oldest first. */
  readonly codes: readonly OpenCode[];
  /** The last dismissed one; `before` are the open parcel's undo steps until then, null if none was open. */
  readonly dismissed: {
    readonly code: OpenCode;
    readonly untilMs: number;
    readonly before: ParcelDraft["before"] | null;
  } | null;
  readonly shift: readonly ShiftEntry[];
  /** The unexpected parcel being registered here; null without one. */
  readonly found: UnannouncedDraft | null;
  /** The ones without an owner; null until the server was asked. */
  readonly unannouncedWaiting: readonly UnannouncedParcel[] | null;
  /** Null while no phone is connected to this station or being connected. */
  readonly phone: Phone | null;
  readonly screen: Screen;
  readonly sheet: Sheet | null;
  readonly answer: Answer | null;
  readonly isOnline: boolean;
  /** How far the server's clock is ahead of this device's: displayed times are in server time. */
  readonly skewMs: number;
  /** All changes until then are loaded; "" before the first complete load. */
  readonly readUntil: string;
  /** Parcels are being loaded for the first time on this device. */
  readonly isLoading: boolean;
  /** What is being sent now: it can no longer be undone. */
  readonly sendingId: string | null;
  /** The server's results for parcels finished on this page. */
  readonly sentIds: ReadonlySet<string>;
  /** The parcel whose inspection is being undone on the server. */
  readonly undoingId: string | null;
  /** Entries of the queue on which the server failed at the last attempt. */
  readonly troubled: ReadonlySet<string>;
  /** A code is being looked up on the server. */
  readonly isLooking: boolean;
  /** Nobody is signed in any more: the queue keeps waiting. */
  readonly isSignedOut: boolean;
  /** The browser provides no storage: unsent work is lost with the page. */
  readonly isForgetful: boolean;
};
