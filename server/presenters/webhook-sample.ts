import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { ReturnProcessPayload } from "@/contract/webhooks";

/** The body of a test event: shaped like every other, about a return that does not exist. */
export const webhookSample = (type: WebhookEvent, now: Date): string => JSON.stringify(samplePayload(type, now));

const address = {
  first_name: "Test",
  last_name: "Shopper",
  phone: "",
  address_line_1: "Sample street 1",
  address_line_2: "",
  city: "Utrecht",
  province_state_code: "",
  postal_code: "3511 AA",
  country: "NL",
};

const samplePayload = (type: WebhookEvent, now: Date): ReturnProcessPayload => {
  const isCompleted = type === "onProcessCompleted";
  const isCanceled = type === "onReturnProcessCanceled";
  const product = { product_id: "test", variant_id: "test", sku: "TEST", ean: "", name: "Test item", variant_name: "" };
  const money = {
    subtotal_price: "1200",
    total_discounts: "0",
    total_taxes: "208",
    total_price: "1200",
    currency: "EUR",
  };
  return {
    svc_process_id: "prc_test",
    svc_process_status: isCompleted ? "COMPLETED" : isCanceled ? "CANCELED" : "RUNNING",
    portal_name: "Test store",
    platform_process_id: "",
    started_at: now.toISOString(),
    order_id: "test",
    order_name: "#TEST",
    shopper: { email: "shopper@example.com", first_name: "Test", last_name: "Shopper", phone_number: "" },
    return_line_items: [
      {
        id: "li_test",
        return_reason: "TOO_SMALL",
        product,
        quantity: 1,
        unit_price: "1200",
        ...money,
        compensation_method: "ORIGINAL_PAYMENT_METHOD",
      },
    ],
    reviews: isCompleted
      ? [
          {
            line_item_id: "li_test",
            reject_reason: null,
            status: "APPROVED",
            review_date: now.toISOString(),
            user: "test@example.com",
          },
        ]
      : [],
    compensation: {
      refunds: [
        {
          amount: "1200",
          currency: "EUR",
          refunded_at: isCompleted ? now.toISOString() : null,
          missing_amount: isCompleted ? "0" : "1200",
          type: "ORIGINAL_PAYMENT_METHOD",
        },
      ],
      exchange_order: null,
    },
    logistics: isCanceled
      ? []
      : [
          {
            tracking_number: "TEST",
            tracking_url: "",
            status: type === "onReturnProcessCreation" ? "CREATED" : "IN_WAREHOUSE",
            carrier: "Test carrier",
            method: "DROP_OFF_POINT",
            from: address,
            to: { ...address, first_name: "Test", last_name: "Warehouse" },
          },
        ],
    return_costs: [],
  };
};
