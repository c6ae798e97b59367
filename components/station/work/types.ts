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

/** A photo of a unit, of a found thing, or ("") of a whole found parcel; on the device until the server has it. */
export type Photo = { readonly id: string; readonly unitId: string; readonly blob: Blob; readonly isSent: boolean };

/** A piece that nobody announced. */
export type UnannouncedThing = {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  /** As it was typed, in the currency of the first store; "" where nobody looked. */
  readonly tagPrice: string;
  /** The unit in whose place it was sent; "" for one that came besides. */
  readonly unitId: string;
};

/** A parcel that nobody announced, as far as it was registered here. */
export type UnannouncedDraft = {
  /** Also its id at the server: sent twice, it is recorded once. */
  readonly id: string;
  readonly plate: string;
  /** The return beside whose units it lay; nothing for one that came by itself. */
  readonly besideId?: string;
  /** What was read of its label. */
  readonly code: string;
  readonly note: string;
  readonly things: readonly UnannouncedThing[];
  readonly photos: readonly Photo[];
  /** The thing in focus; "" for the parcel itself. */
  readonly activeId: string;
  readonly openedAtMs: number;
};

/** A phone that takes photos for this station. */
export type Phone = {
  readonly pairingId: string;
  /** What the QR code says; "" where the page was opened anew since. */
  readonly url: string;
  readonly linkUntilMs: number;
  readonly isPaired: boolean;
};

/** What was seen of a unit besides its verdict. */
export type UnitCondition = { readonly grade: string; readonly checks: readonly string[] };

/** What was decided so far about an open parcel; kept on the device until it is submitted. */
export type ParcelDraft = {
  readonly processId: string;
  readonly openedAtMs: number;
  /** Where the parcel was before its label was scanned; null where that moved nothing. */
  readonly movedFrom: ShippingStatus | null;
  /** Which of several parcels that was. */
  readonly movedPiece?: number | null;
  readonly units: ReviewDraft;
  readonly activeId: string | null;
  /** Earlier states of `units`, the latest last: for undo. */
  readonly before: readonly { readonly units: ReviewDraft; readonly activeId: string | null }[];
  readonly note: string;
  /** Who wrote the note last; nothing while there is none. */
  readonly noteUser?: string;
  /** By unit; nothing for those of which nothing was said. */
  readonly looks: Readonly<Record<string, UnitCondition>>;
  readonly photos: readonly Photo[];
  /** What lay in the parcel and nobody announced; null while nothing did. */
  readonly besides: {
    readonly id: string;
    readonly plate: string;
    readonly things: readonly UnannouncedThing[];
  } | null;
  readonly override: TypedOverride;
  /** Approves the return with the check. */
  readonly isAuthorizing: boolean;
};

export type Counts = { readonly approved: number; readonly declined: number; readonly missing: number };

/** A decision on its way to the server; it stays until the server has it, or somebody takes it back. */
export type SubmitEntry = {
  readonly kind: "SUBMIT";
  /** Also its id at the server: sent twice, it is recorded once. */
  readonly id: string;
  readonly processId: string;
  readonly atMs: number;
  /** Until then it can be taken back here. */
  readonly sendAfterMs: number;
  readonly call: Omit<SubmitCall, "age_seconds">;
  readonly counts: Counts;
  /** As both were, for taking it back and for showing what it was about. */
  readonly parcel: StationParcel;
  readonly draft: ParcelDraft;
  /** Why the server did not take it; null while it waits. */
  readonly refused: string | null;
};

/** A parcel that was scanned while the network was away. */
export type ReceiveEntry = {
  readonly kind: "RECEIVE";
  readonly id: string;
  readonly processId: string;
  /** Number of the parcel that was scanned, of a return in several. */
  readonly piece?: number | null;
  readonly atMs: number;
  readonly sendAfterMs: number;
  readonly refused: string | null;
};

/** A parcel that nobody announced, on its way to the server. */
export type UnannouncedEntry = {
  readonly kind: "FOUND";
  readonly id: string;
  /** Its own id: nothing else in the queue waits for it. */
  readonly processId: string;
  readonly atMs: number;
  readonly sendAfterMs: number;
  readonly refused: string | null;
  readonly place: string;
  readonly person: string;
  readonly draft: UnannouncedDraft;
};

export type QueueEntry = SubmitEntry | ReceiveEntry | UnannouncedEntry;

/** Why a parcel is not simply opened. */
export type Warning = "CANCELED" | "FAILED" | "DONE" | "UNAPPROVED" | "REFUSED" | "HELD" | "ELSEWHERE" | "EMPTY";

export type Screen =
  /** `done`: the parcel that was finished last here, until the next one is begun. */
  | { readonly kind: "SCAN"; readonly done?: SubmitEntry }
  | { readonly kind: "INSPECT"; readonly processId: string }
  | { readonly kind: "DONE"; readonly entryId: string; readonly entry: SubmitEntry }
  | { readonly kind: "FOUND" }
  | { readonly kind: "FOUND_DONE"; readonly entry: UnannouncedEntry }
  | { readonly kind: "MATCH"; readonly match: Match };

/** Whose a found parcel is: what the server proposes, and what the person has chosen of it. */
export type Match = {
  readonly found: UnannouncedParcel;
  readonly orders: readonly ProposedOrder[];
  /** By order and line, how many pieces; in the order in which they were chosen. */
  readonly chosen: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly isBusy: boolean;
};

export type Sheet =
  | OpenCodesAsk
  | { readonly kind: "MATCHES"; readonly code: string; readonly processIds: readonly string[] }
  /** Nothing is known under what somebody typed. */
  | { readonly kind: "NONE"; readonly code: string; readonly isOffline: boolean }
  /** What is to be done about an open code. */
  | { readonly kind: "CODE"; readonly id: string }
  /** What was made of an open code, with the label that goes onto the thing. */
  | { readonly kind: "ASIDE"; readonly entry: UnannouncedEntry; readonly code: OpenCode }
  | { readonly kind: "WARNING"; readonly processId: string; readonly warning: Warning }
  | { readonly kind: "MISSING_REST" | "APPROVE_REST"; readonly processId: string }
  | { readonly kind: "MISSING_ONE"; readonly processId: string; readonly unitId: string }
  /** With the digits of a PIN that were typed so far. */
  | { readonly kind: "PERSON"; readonly pin: string }
  /** `act` waits for its key; `words` tell what was wrong with the last one; `taken` is the act that has that key. */
  | { readonly kind: "KEYS"; readonly act: ActName | null; readonly words: string; readonly taken: ActName | null }
  | { readonly kind: "HELP" /** Also the keys that are seldom needed. */; readonly isAll: boolean }
  /** With what was scanned last, to try the scanner out. */
  | { readonly kind: "DEVICE"; readonly scanned: string }
  /** `heldBy`: it goes when that is let go; null for one that somebody closes. */
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

/** What the station says to what was just done; a sound goes with it. */
export type AnswerKind = "OK" | "DONE" | "UNKNOWN" | "STOP";
export type Answer = { readonly kind: AnswerKind; readonly text: string; readonly atMs: number };

export type StationState = Omit<DeviceSettings, "place"> & {
  readonly facts: StationFacts;
  /** The warehouse that this device stands in; "" until somebody says. */
  readonly place: string;
  readonly parcels: ReadonlyMap<string, StationParcel>;
  readonly drafts: ReadonlyMap<string, ParcelDraft>;
  readonly queue: readonly QueueEntry[];
  /** What was read and fits nothing, the oldest first. */
  readonly codes: readonly OpenCode[];
  /** The one that somebody dismissed last; `before` are the steps of the open parcel until then, null where none was open. */
  readonly dismissed: {
    readonly code: OpenCode;
    readonly untilMs: number;
    readonly before: ParcelDraft["before"] | null;
  } | null;
  readonly shift: readonly ShiftEntry[];
  /** The found parcel that is being registered here; null while none is. */
  readonly found: UnannouncedDraft | null;
  /** Those that wait for somebody to say whose they are; null until the server was asked. */
  readonly unannouncedWaiting: readonly UnannouncedParcel[] | null;
  /** Null while no phone takes photos for this station, and none is waited for. */
  readonly phone: Phone | null;
  readonly screen: Screen;
  readonly sheet: Sheet | null;
  readonly answer: Answer | null;
  readonly isOnline: boolean;
  /** How far the server's clock is ahead of this device's: what people read is told in the server's time. */
  readonly skewMs: number;
  /** Everything that was changed until then was read; "" before the first whole reading. */
  readonly readUntil: string;
  /** Parcels are being read for the first time on this device. */
  readonly isLoading: boolean;
  /** What is being sent at this moment: it can no longer be taken back. */
  readonly sendingId: string | null;
  /** What the server has of what was finished on this page. */
  readonly sentIds: ReadonlySet<string>;
  /** The parcel whose inspection is being undone at the server at this moment. */
  readonly undoingId: string | null;
  /** Of the queue, those over which the server broke at the last try. */
  readonly troubled: ReadonlySet<string>;
  /** A code is being looked for at the server. */
  readonly isLooking: boolean;
  /** Nobody is signed in any more: what waits here waits on. */
  readonly isSignedOut: boolean;
  /** The browser gives no memory: what is not sent is lost with the page. */
  readonly isForgetful: boolean;
};
