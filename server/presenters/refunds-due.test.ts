import { expect, test } from "vitest";
import type { RefundDue } from "@/server/domain/dashboard/types";
import { presentRefundDue } from "./refunds-due";

const DUE: RefundDue = {
  ...{ id: "pay_1", processId: "prc_1", returnCode: "RT-AAAA-BBBB", orderName: "#1001", customerName: "Ana Gil" },
  ...{ storeName: "Kajüte", ecommerceId: "eco_1", isTest: false, amountMinor: 900, pendingMinor: 900, currency: "EUR" },
  ...{ refundOption: "ORIGINAL_PAYMENT_METHOD", destination: "", paymentReference: "payment", paymentMethod: "PayPal" },
  ...{ hasAccount: false, createdAt: "2026-03-01T09:00:00.000Z", timeZone: "Europe/Berlin", sendWithinDays: null },
  ...{ state: null, isHeld: false, attempts: 0, error: "", dueAt: null, wait: null, file: null },
};
const NOW = new Date("2026-03-02T09:00:00Z");

test("hides the placeholder ID that an import gave to a payment without one", () => {
  expect(presentRefundDue(DUE, NOW)).toMatchObject({ paymentReference: "", paymentMethod: "PayPal" });
  expect(presentRefundDue({ ...DUE, paymentReference: "ch_9912" }, NOW)).toMatchObject({ paymentReference: "ch_9912" });
});
