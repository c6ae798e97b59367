import { expect, test } from "vitest";
import type { ReturnDetail } from "../return-facts/detail";
import { milestonesOf } from "./milestones";

type Facts = {
  status: string;
  shipping: string;
  verdict: string;
  moved: readonly string[];
  stopped?: string;
  wait?: { goes_out_at: string | null };
  /** The source of the label, and whether staff must upload it. */
  label?: Pick<ReturnDetail, "label_source" | "awaits_label">;
};

/** A return with one unit and only the data that milestones use. */
const detailOf = ({ status, shipping, verdict, moved, stopped, wait, label }: Facts): ReturnDetail => {
  const unit = { unit_id: "unt_1", verdict, reviewed_at: verdict === "UNDECIDED" ? null : "2026-11-16T13:00:00Z" };
  const refunds = verdict === "APPROVED" ? [{ refunded_at: null }] : [];
  const detail: unknown = {
    summary: {
      status,
      basic_process_data: { created_at: "2026-11-11T19:15:00Z", shipping_status: shipping },
      returned_items: { items: [{ units: [unit] }] },
      compensation: { refunds },
    },
    authorization: { status: "NONE" },
    ...label,
    payout_wait: wait ?? null,
    store: { time_zone: "Europe/Berlin" },
    problems: stopped === undefined ? [] : [{ scope: stopped }],
    timeline: moved.map((to, index) => ({ at: `2026-11-1${index + 2}T09:00:00Z`, shipping_status: to })),
  };
  return detail as ReturnDetail;
};
const nextOf = (facts: Facts) => milestonesOf(detailOf(facts)).find(({ isNext }) => isNext);
const CHECKED = { shipping: "IN_WAREHOUSE", verdict: "APPROVED", moved: ["CREATED", "COLLECTED", "IN_WAREHOUSE"] };

test("shows a failed payment as waiting for someone, not as being sent", () => {
  expect(nextOf({ ...CHECKED, status: "RUNNING" })).toMatchObject({ label: "Refunded", ahead: "Refund pending" });
  expect(nextOf({ ...CHECKED, status: "ON_HOLD", stopped: "ACTIVITY" })).toMatchObject({
    ...{ label: "Refunded", ahead: "Action needed", waitsForUs: true },
  });
});

test("says until when or for whom a refund waits", () => {
  const waiting = (goes_out_at: string | null) =>
    nextOf({ ...CHECKED, status: "RUNNING", wait: { goes_out_at } })?.ahead;
  expect(waiting("2026-11-16T13:32:00Z")).toBe("Waiting until 14:32");
  expect(waiting(null)).toBe("Waiting for a second person to release it");
});

test("shows a stuck parcel as dropped off but not received", () => {
  const lost = { status: "RUNNING", shipping: "ERROR", verdict: "UNDECIDED", stopped: "PARCEL" };
  expect(nextOf({ ...lost, moved: ["CREATED", "COLLECTED", "ERROR"] })).toMatchObject({
    ...{ label: "Delivered", ahead: "Stuck in transit", waitsForUs: true },
  });
  expect(nextOf({ ...lost, moved: ["CREATED", "ERROR"] })).toMatchObject({ label: "Dropped off" });
});

test.each([
  ["CREATED", "STORE", false, "Waiting for the shopper"],
  ["NO_SHIPPING_STATUS", "STORE", true, "Waiting for your label"],
  ["NO_SHIPPING_STATUS", "CARRIER", false, "Waiting for the label"],
  ["NO_SHIPPING_STATUS", "NONE", false, "Waiting for the shopper"],
] as const)(
  "says who has to act next for a return in %s with a label from %s",
  (shipping, label_source, awaits_label, ahead) => {
    const label = { label_source, awaits_label };
    const next = nextOf({ status: "RUNNING", verdict: "UNDECIDED", moved: [], shipping, label });
    expect(next).toMatchObject({ label: "Dropped off", ahead });
  },
);
