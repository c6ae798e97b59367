import { isTerminal } from "@/contract/vocabulary/process";
import type { ReturnProcess } from "../process/types";
import { comesBack } from "../process/unit-questions";
import { pickedUpParcels } from "../shipping/logistic-order";
import { awaitsLabel } from "../shipping/own-shipping";
import { parcelLeg, parcelsOf } from "../shipping/parcels";
import type { PlannedActivity } from "./planned-activity";

/**
 * Returns what a return needs before it reaches the warehouse: an approval, a label, a pickup, its counterpart in the
 * shop.
 */
export const planWorkflow = (process: ReturnProcess): PlannedActivity[] => [
  ...(isWeighed(process) ? [activity("FRAUD_CHECK", "weight")] : []),
  ...authorization(process),
  ...(needsParcel(process) ? parcel(process) : []),
  ...(needsPickup(process) ? pickups(process) : []),
  ...platformReturn(process),
];

const activity = (name: PlannedActivity["name"], leg = ""): PlannedActivity => ({ name, leg, input: {} });

/**
 * The carrier has reported the weight of every parcel, if risk is assessed (the first assessment is part of the start).
 */
const isWeighed = (process: ReturnProcess): boolean =>
  !isTerminal(process.status) &&
  process.risk !== null &&
  parcelsOf(process).every(({ shipment }) => (shipment?.measuredGrams ?? null) !== null);

/** Only a person can do it; the merchant gets a reminder when its timer has fired. */
const authorization = ({ authorization: { status }, timers }: ReturnProcess): PlannedActivity[] => {
  if (status !== "PENDING") return [];
  const isLate = timers.some(({ kind, state }) => kind === "AUTHORIZATION_REMINDER" && state === "FIRED");
  return [
    { ...activity("AUTHORIZATION"), state: "WAITING" },
    ...(isLate ? [activity("AUTHORIZATION", REMINDER_LEG)] : []),
  ];
};

/** The leg of AUTHORIZATION and of CREATE_LOGISTIC_ORDER that emails the merchant. */
export const REMINDER_LEG = "reminder";

/** Returns a label for each parcel, and a reminder to the merchant if a promised one is about to be late. */
const parcel = (process: ReturnProcess): PlannedActivity[] => {
  const isReminded = process.timers.some(({ kind, state }) => kind === "LABEL_REMINDER" && state === "FIRED");
  return [
    ...process.parcels.map((parcel) => activity("CREATE_LOGISTIC_ORDER", parcelLeg(parcel))),
    ...(isReminded && awaitsLabel(process) ? [activity("CREATE_LOGISTIC_ORDER", REMINDER_LEG)] : []),
  ];
};

/** The label waits until the return is approved (decisions, section 5); kept items aren't sent. */
const needsParcel = (process: ReturnProcess): boolean =>
  !isTerminal(process.status) && isAllowed(process) && process.units.some(comesBack);

const needsPickup = (process: ReturnProcess): boolean =>
  process.returnMethod === "HOME_PICK_UP" &&
  process.pickupDate !== "" &&
  process.shippingStatus === "CREATED" &&
  !isTerminal(process.status) &&
  isAllowed(process) &&
  parcelsOf(process).every(({ shipment }) => (shipment?.trackingNumber ?? "") !== "");

/** One pickup for all parcels; another one for a parcel added after it was booked. */
const pickups = (process: ReturnProcess): PlannedActivity[] => {
  const taken = pickedUpParcels(process);
  const added = taken.size === 0 ? [] : process.parcels.filter((parcel) => !taken.has(parcel));
  return [activity("SCHEDULE_PICKUP"), ...added.map((parcel) => activity("SCHEDULE_PICKUP", `parcel-${parcel}`))];
};

const isAllowed = ({ authorization: { status } }: ReturnProcess): boolean =>
  status === "NOT_REQUIRED" || status === "AUTHORIZED";

/** Its counterpart in the shop: opened if the store wants it, closed when the return is over. */
const platformReturn = (process: ReturnProcess): PlannedActivity[] => {
  const { status, activities } = process;
  const isOpen = activities.some(({ name, state }) => name === "OPEN_PLATFORM_RETURN" && state === "DONE");
  if (isTerminal(status)) return isOpen ? [activity("CLOSE_PLATFORM_RETURN")] : [];
  return isTimeToOpen(process) ? [activity("OPEN_PLATFORM_RETURN")] : [];
};

const isTimeToOpen = (process: ReturnProcess): boolean => {
  switch (process.terms.workflow.startOnPlatform) {
    case "START_RETURN_ON_PLATFORM_TIME_ON_START":
      return isAllowed(process);
    case "START_RETURN_ON_PLATFORM_TIME_ON_ITEM_VERIFICATION":
      return process.units.every(({ verdict }) => verdict !== "UNDECIDED");
    case "START_RETURN_ON_PLATFORM_TIME_UNSPECIFIED":
    case "START_RETURN_ON_PLATFORM_TIME_NEVER":
      return false;
  }
};
