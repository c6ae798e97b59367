import { writeFileSync } from "node:fs";
import { ACTIVITY_NAMES, ACTIVITY_STATES } from "../contract/vocabulary/activity";
import { AUDIT_ACTS, AUDIT_SUBJECTS } from "../contract/vocabulary/audit";
import { AUTHORIZATION_STATUSES } from "../contract/vocabulary/authorization";
import { BULK_ACTS, BULK_ROW_STATES, BULK_STATES } from "../contract/vocabulary/bulk";
import { CHARGE_STATUSES, CREDIT_ENTRY_KINDS } from "../contract/vocabulary/credit";
import { DASHBOARD_ROLES } from "../contract/vocabulary/dashboard-role";
import { HOLD_SCOPES } from "../contract/vocabulary/hold";
import { IDENTIFICATION_FLOWS } from "../contract/vocabulary/identification-flow";
import { LABEL_SOURCES } from "../contract/vocabulary/label-source";
import { ORDER_FILE_FORMATS, ORDER_IMPORT_STATES } from "../contract/vocabulary/order-import";
import { PICKUP_RANGES } from "../contract/vocabulary/pickup-range";
import { PROCESS_STATUSES } from "../contract/vocabulary/process";
import { CREDIT_KINDS, REFUND_OPTIONS, REFUND_TIMINGS } from "../contract/vocabulary/refund-option";
import { RETURN_METHODS } from "../contract/vocabulary/return-method";
import { PAYOUT_STATUSES, SETTLEMENT_BASES } from "../contract/vocabulary/settlement";
import { SHIPPING_STATUSES } from "../contract/vocabulary/shipping-status";
import { SIMULATION_STATES } from "../contract/vocabulary/simulation";
import { TIMER_KINDS, TIMER_STATES } from "../contract/vocabulary/timer";
import { UNIT_LOCATIONS, UNIT_PAYMENTS, UNIT_VERDICTS } from "../contract/vocabulary/unit";
import { ATTEMPT_OUTCOMES, DELIVERY_STATES, REPLAY_CHOICES } from "../contract/vocabulary/webhook-event";

/** Stored values of the vocabulary, by the name of their PostgreSQL type. */
const STORED_ENUMS = {
  ActivityName: ACTIVITY_NAMES,
  ActivityState: ACTIVITY_STATES,
  AttemptOutcome: ATTEMPT_OUTCOMES,
  AuditAct: AUDIT_ACTS,
  AuditSubject: AUDIT_SUBJECTS,
  AuthorizationStatus: AUTHORIZATION_STATUSES,
  BulkAct: BULK_ACTS,
  BulkRowState: BULK_ROW_STATES,
  BulkState: BULK_STATES,
  ChargeStatus: CHARGE_STATUSES,
  CreditEntryKind: CREDIT_ENTRY_KINDS,
  CreditKind: CREDIT_KINDS,
  DashboardRole: DASHBOARD_ROLES,
  DeliveryState: DELIVERY_STATES,
  HoldScope: HOLD_SCOPES,
  IdentificationFlow: IDENTIFICATION_FLOWS,
  LabelSource: LABEL_SOURCES,
  OrderFileFormat: ORDER_FILE_FORMATS,
  OrderImportState: ORDER_IMPORT_STATES,
  PayoutStatus: PAYOUT_STATUSES,
  PickupRange: PICKUP_RANGES,
  ProcessStatus: PROCESS_STATUSES,
  RefundOption: REFUND_OPTIONS,
  RefundTiming: REFUND_TIMINGS,
  ReplayChoice: REPLAY_CHOICES,
  ReturnMethod: RETURN_METHODS,
  SettlementBasis: SETTLEMENT_BASES,
  ShippingStatus: SHIPPING_STATUSES,
  SimulationState: SIMULATION_STATES,
  TimerKind: TIMER_KINDS,
  TimerState: TIMER_STATES,
  UnitLocation: UNIT_LOCATIONS,
  UnitPayment: UNIT_PAYMENTS,
  UnitVerdict: UNIT_VERDICTS,
};

export const ENUMS_FILE = "prisma/schema/enums.prisma";

/** Returns the expected content of ENUMS_FILE; a test compares them. */
export const enumsText = () =>
  `${[
    "// Written from contract/vocabulary by npm run migration; do not edit.",
    ...Object.entries(STORED_ENUMS).map(([name, words]) => `enum ${name} {\n  ${words.join("\n  ")}\n}`),
  ].join("\n\n")}\n`;

export const writeEnums = () => writeFileSync(ENUMS_FILE, enumsText());
