import { PROCESS_STATUSES, type ProcessStatus } from "@/contract/vocabulary/process";
import { SHIPPING_STATUSES, type ShippingStatus } from "@/contract/vocabulary/shipping-status";
import {
  UNIT_LOCATIONS,
  UNIT_PAYMENTS,
  UNIT_VERDICTS,
  type UnitLocation,
  type UnitPayment,
  type UnitTrack,
  type UnitVerdict,
} from "@/contract/vocabulary/unit";

/** One step of a unit on one of its tracks. `at` is RFC 3339 in UTC with milliseconds, like all times in the domain. */
export type UnitEvent = {
  unitId: string;
  track: UnitTrack;
  state: string;
  at: string;
  data: Readonly<Record<string, unknown>>;
};

/** One entry of the timeline. */
export type ProcessEvent = { kind: string; at: string; data: Readonly<Record<string, unknown>> };

/** Why the return was on hold, and from when to when. */
export type HoldSpan = { reason: string; createdAt: string; releasedAt: string | null };

export type UnitState = {
  unitId: string;
  location: UnitLocation;
  verdict: UnitVerdict;
  payment: UnitPayment;
  rejectReason: string | null;
  reviewedBy: string;
};

export type ProcessState = {
  status: ProcessStatus;
  shippingStatus: ShippingStatus;
  /** In the order in which they were announced. */
  units: UnitState[];
  /** Only open ones. */
  holds: HoldSpan[];
};

/**
 * Rebuilds a process as of a moment from its history alone (domain, section 1: any past moment can be shown). Lists are
 * oldest first, as they were written. Null: it had not begun.
 */
export const processAt = (call: {
  unitEvents: readonly UnitEvent[];
  processEvents: readonly ProcessEvent[];
  holds: readonly HoldSpan[];
  at: string;
}): ProcessState | null => {
  const { unitEvents, processEvents, holds, at } = call;
  const until = <T extends { at: string }>(events: readonly T[]): T[] => events.filter((event) => event.at <= at);
  const entries = until(processEvents);
  if (entries.length === 0) return null;
  const start: ProcessState = { status: "RUNNING", shippingStatus: "NO_SHIPPING_STATUS", units: [], holds: [] };
  const process = entries.reduce(afterEntry, start);
  const units = new Map<string, UnitState>();
  for (const event of until(unitEvents)) units.set(event.unitId, afterStep(units.get(event.unitId), event));
  const isOpen = ({ createdAt, releasedAt }: HoldSpan) => createdAt <= at && (releasedAt === null || releasedAt > at);
  return { ...process, units: [...units.values()], holds: holds.filter(isOpen) };
};

const afterEntry = (state: ProcessState, { kind, data }: ProcessEvent): ProcessState => {
  switch (kind) {
    case "CREATED":
      return { ...state, shippingStatus: oneOf(SHIPPING_STATUSES, data.shippingStatus) ?? state.shippingStatus };
    case "SHIPPING_STATUS":
      if (data.isLate === true) return state;
      return { ...state, shippingStatus: oneOf(SHIPPING_STATUSES, data.to) ?? state.shippingStatus };
    case "STATUS":
      return { ...state, status: oneOf(PROCESS_STATUSES, data.to) ?? state.status };
    case "CANCELED":
      return { ...state, status: "CANCELED" };
    default:
      return state;
  }
};

const afterStep = (before: UnitState | undefined, { unitId, track, state, data }: UnitEvent): UnitState => {
  const unit: UnitState = before ?? {
    unitId,
    location: "ANNOUNCED",
    verdict: "UNDECIDED",
    payment: "NOTHING_DUE",
    rejectReason: null,
    reviewedBy: "",
  };
  switch (track) {
    case "LOCATION":
      return { ...unit, location: oneOf(UNIT_LOCATIONS, state) ?? unit.location };
    case "PAYMENT":
      return { ...unit, payment: oneOf(UNIT_PAYMENTS, state) ?? unit.payment };
    case "VERDICT": {
      const { rejectReason, user } = data;
      const reason = state === "DECLINED" && typeof rejectReason === "string" ? rejectReason.trim() : null;
      const reviewedBy = typeof user === "string" ? user : "";
      return { ...unit, verdict: oneOf(UNIT_VERDICTS, state) ?? unit.verdict, rejectReason: reason, reviewedBy };
    }
  }
};

const oneOf = <T extends string>(words: readonly T[], word: unknown): T | null =>
  words.find((one) => one === word) ?? null;
