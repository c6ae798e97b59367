import { mailOf, returnOf, settled, settlementOf } from "@/server/domain/activities/mail-fixtures";
import { readMailLeg } from "@/server/domain/activities/plan-mails";
import { NOT_ON_PAGE } from "@/server/domain/exchanges/open-charge";
import { NOT_REQUIRED } from "@/server/domain/process/authorization";
import { unitOf } from "@/server/domain/process/process-fixtures";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { UnitExchange } from "@/server/domain/process/unit-exchange";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import type { Store, StoreConfig } from "@/server/domain/store/types";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { MailFacts } from "./mail-facts";

/** A store that has everything that a mail can show; only for tests. */
export const storeOf = (config: Partial<StoreConfig> = {}, changes: Partial<Store> = {}): Store =>
  ({
    id: "eco_1",
    groupId: "grp_1",
    slug: "wetterholm",
    name: "Wetterholm",
    currencyCode: "EUR",
    timeZone: "Europe/Amsterdam",
    isTesting: false,
    config: {
      ...DEFAULT_STORE_CONFIG,
      contactEmail: "ahoy@wetterholm.example",
      policyUrl: "https://wetterholm.example/returns",
      ...config,
    },
    ...changes,
  }) as Store;

export const factsOf = (
  leg: string,
  changes: Partial<ReturnProcess> = {},
  more: Partial<Omit<MailFacts, "mail" | "process">> = {},
): MailFacts => {
  const mail = readMailLeg(leg);
  if (mail === null) throw new Error(`${leg} is no mail`);
  return {
    mail,
    process: returnOf(changes),
    store: storeOf(),
    appUrl: "https://returns.example",
    statusUrl: "https://returns.example/r/wetterholm/return/RT-7F3K-92QD?t=ct_abc.def",
    canceledBy: "SHOPPER",
    message: "",
    ...more,
  };
};

const accepted = unitOf({ id: "u1", verdict: "APPROVED" });
const charge = {
  id: "chg_1",
  amountMinor: 490,
  refundedMinor: 0,
  currency: "EUR",
  status: "CAPTURED",
  reference: "",
  idempotencyKey: "",
  createdAt: "2026-11-18T09:00:00.000Z",
  refundedAt: null,
  refundReference: "",
  ...NOT_ON_PAGE,
} as const;
const exchange = { name: "Rain jacket", variantName: "Marigold / L" } as UnitExchange;
const giftCard = settled({ id: "out_2", refundOption: "GIFT_CARD", reference: "GC-4T9K-M2XW-77QP", amountMinor: 1450 });
const toCard = settled({ amountMinor: 8900, destination: "Visa ending in 42" });
const toBank = settled({ id: "out_3", refundOption: "BANK_TRANSFER", amountMinor: 1250, externalMinor: 250 });
const decision = {
  settlements: [settlementOf("set_1", "DECISION")],
  shippingStatus: "IN_WAREHOUSE" as const,
  bankAccountMask: "NL•• •••• 4300",
};

const OWN = {
  labelSource: "NONE" as const,
  shipments: returnOf().shipments.map((one) => ({
    ...{ ...one, labelFileId: null, trackingNumber: "", carrierName: "" },
    toAddress: { ...EMPTY_ADDRESS, company: "Wetterholm", line1: "Kade 7", postcode: "1011 AB", city: "Amsterdam" },
  })),
};
const held = { ...charge, id: "chg_2", amountMinor: 8900, status: "HELD", isHold: true } as const;
const INSTANT = (releaseOn: "COLLECTED" | "IN_WAREHOUSE") => ({
  cardHold: held,
  terms: { ...returnOf().terms, instantExchange: { releaseOn } },
});
const CHARGED = (holdCause: "NOT_SENT" | "REJECTED") => ({
  ...INSTANT("COLLECTED"),
  cardHold: { ...held, status: "CAPTURED" as const, holdCause, capturedMinor: 4_450 },
});
const REPLACED = {
  labelSource: "STORE" as const,
  shipments: returnOf().shipments.flatMap((one) => [
    { ...one, id: "shp_1", voidedAt: "2026-11-20T09:00:00.000Z" },
    { ...one, id: "shp_2" },
  ]),
};
const PROMISED = {
  ...{ labelSource: "STORE" as const, labelDueAt: "2026-11-24T09:00:00.000Z", shipments: [], handOverBy: null },
};

/** Every mail in every wording that it has. */
export const MAIL_SCENES: Record<string, (lang: string) => MailFacts> = {
  approval_needed: (lang) => factsOf("approval_needed", { lang }),
  approved: (lang) => factsOf("approved", { lang }),
  "approved-kept": (lang) => factsOf("approved", { lang, units: [unitOf({ location: "KEPT" })] }),
  refused: (lang) =>
    factsOf("refused", {
      lang,
      status: "CANCELED",
      charges: [charge],
      authorization: { ...NOT_REQUIRED, status: "UNAUTHORIZED", unauthorizedReason: "§ 312g, 7/12\n41-B" },
    }),
  pass: (lang) => factsOf("pass", { lang }),
  "pass-instant": (lang) => factsOf("pass", { lang, ...INSTANT("COLLECTED") }),
  "reminder_1-instant": (lang) => factsOf("reminder_1", { lang, ...INSTANT("IN_WAREHOUSE") }),
  "canceled-instant": (lang) =>
    factsOf("canceled", { lang, ...CHARGED("NOT_SENT"), status: "CANCELED" }, { canceledBy: "LATE" }),
  "result-instant": (lang) => factsOf("result", { lang, ...decision, ...CHARGED("REJECTED"), units: [accepted] }),
  "pass-test": (lang) => factsOf("pass", { lang, isTest: true }),
  "pass-open": (lang) => factsOf("pass", { lang, handOverBy: null, returnMethod: "IN_STORE" }),
  "pass-pickup": (lang) =>
    factsOf("pass", { lang, returnMethod: "HOME_PICK_UP", pickupDate: "2026-12-02", pickupRange: "RANGE_8_TO_12" }),
  "pass-kept": (lang) => factsOf("pass", { lang, shipments: [], units: [unitOf({ location: "KEPT" })] }),
  "pass-own": (lang) => factsOf("pass", { lang, ...OWN }),
  "pass-own-open": (lang) => factsOf("pass", { lang, ...OWN, handOverBy: null }),
  "pass-parcels": (lang) => factsOf("pass", { lang, parcels: [1, 2] }),
  "pass-own-parcels": (lang) => factsOf("pass", { lang, ...OWN, parcels: [1, 2] }),
  "pass-uploaded": (lang) => factsOf("pass", { lang, labelSource: "STORE" }),
  "pass-replaced": (lang) => factsOf("pass:shp_2", { lang, ...REPLACED }),
  "pass-replaced-open": (lang) => factsOf("pass:shp_2", { lang, ...REPLACED, handOverBy: null }),
  label_promised: (lang) => factsOf("label_promised", { lang, ...PROMISED }),
  "approved-own": (lang) => factsOf("approved", { lang, ...OWN }),
  "approved-label": (lang) => factsOf("approved", { lang, ...PROMISED }),
  "reminder_3-own": (lang) => factsOf("reminder_3", { lang, ...OWN }),
  "reminder_1-own": (lang) => factsOf("reminder_1", { lang, ...OWN }),
  "canceled-own": (lang) => factsOf("canceled", { lang, ...OWN, status: "CANCELED" }),
  reminder_3: (lang) => factsOf("reminder_3", { lang }),
  reminder_1: (lang) => factsOf("reminder_1", { lang }),
  handed_over: (lang) => factsOf("handed_over", { lang, shippingStatus: "COLLECTED" }),
  arrived: (lang) => factsOf("arrived", { lang, shippingStatus: "IN_WAREHOUSE" }),
  "result-all": (lang) =>
    factsOf("result", { lang, ...decision, units: [accepted, { ...accepted, id: "u2" }], payouts: [toCard, giftCard] }),
  "result-some": (lang) =>
    factsOf("result", {
      lang,
      ...decision,
      units: [
        accepted,
        unitOf({ orderLineId: "li_2", verdict: "DECLINED", rejectReason: "41-B", showRejectReason: true }),
        unitOf({ orderLineId: "li_2", verdict: "DECLINED", rejectReason: "SECRET-7", showRejectReason: false }),
        unitOf({ orderLineId: "li_2", verdict: "MISSING" }),
        unitOf({ orderLineId: "li_1", verdict: "APPROVED", outcome: "EXCHANGE", exchange }),
        unitOf({ orderLineId: "li_2", verdict: "APPROVED", location: "KEPT" }),
      ],
      payouts: [{ ...toCard, status: "PENDING", settledAt: null }, toBank],
      exchangeOrder: { name: "#1042-X" } as ReturnProcess["exchangeOrder"],
    }),
  "result-none": (lang) => factsOf("result", { lang, ...decision, units: [unitOf({ verdict: "MISSING" })] }),
  "result-none-paid": (lang) =>
    factsOf("result", { lang, ...decision, units: [unitOf({ verdict: "MISSING" })], charges: [charge] }),
  "result-corrected": (lang) =>
    factsOf("result:set_2", {
      lang,
      ...decision,
      settlements: [...decision.settlements, settlementOf("set_2", "DECISION")],
      activities: [mailOf("result", "DONE")],
      units: [accepted],
      payouts: [{ ...toCard, destination: "" }],
    }),
  refund_sent: (lang) => factsOf("refund_sent:set_1", { lang, ...decision, payouts: [toCard, giftCard, toBank] }),
  "result-by-store": (lang) =>
    factsOf("result", {
      lang,
      ...decision,
      settlements: decision.settlements.map((one) => ({ ...one, createdAt: "2026-12-05T10:00:00.000Z" })),
      payouts: [{ ...toBank, externalMinor: 0, status: "PENDING", settledAt: null }],
      activities: [{ ...mailOf("refund", "WAITING"), name: "REFUND", input: { payoutId: toBank.id } }],
    }),
  "refund_sent-by-store": (lang) =>
    factsOf("refund_sent:set_1", {
      lang,
      ...decision,
      payouts: [
        { ...toBank, externalMinor: toBank.amountMinor, externalReference: "SEPA 7", externalOn: "2026-12-07" },
      ],
    }),
  "refund_sent-advance": (lang) =>
    factsOf("refund_sent:set_1", {
      lang,
      settlements: [settlementOf("set_1", "ADVANCE")],
      payouts: [
        { ...giftCard, refundOption: "STORE_CREDIT" },
        { ...toBank, externalMinor: 0 },
      ],
    }),
  "canceled-shopper": (lang) => factsOf("canceled", { lang, status: "CANCELED", charges: [charge] }),
  "canceled-store": (lang) => factsOf("canceled", { lang, status: "CANCELED" }, { canceledBy: "STORE" }),
  message: (lang) => factsOf("message:act_1", { lang }, { message: "41-B\n12 × 7" }),
  "canceled-late": (lang) => factsOf("canceled", { lang, status: "CANCELED" }, { canceledBy: "LATE" }),
};
