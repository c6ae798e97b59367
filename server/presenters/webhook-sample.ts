import { ReturnProcessPayloadDto } from "@/contract/schemas/webhooks";
import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { type Shown, toWire } from "@/server/kernel/wire-names";

type Payload = Shown<typeof ReturnProcessPayloadDto>;

/** Returns the body of a test event: the same format, about a return that doesn't exist. */
export const webhookSample = (type: WebhookEvent, now: Date): string =>
  JSON.stringify(toWire(ReturnProcessPayloadDto, samplePayload(type, now)));

const address = {
  firstName: "Test",
  lastName: "Shopper",
  phone: "",
  addressLine1: "Sample street 1",
  addressLine2: "",
  city: "Utrecht",
  provinceStateCode: "",
  postalCode: "3511 AA",
  country: "NL",
};

const samplePayload = (type: WebhookEvent, now: Date): Payload => {
  const isCompleted = type === "onProcessCompleted";
  const isCanceled = type === "onReturnProcessCanceled";
  const product = { productId: "test", variantId: "test", sku: "TEST", ean: "", name: "Test item", variantName: "" };
  const money = {
    subtotalPrice: "1200",
    totalDiscounts: "0",
    totalTaxes: "208",
    totalPrice: "1200",
    currency: "EUR",
  };
  return {
    svcProcessId: "prc_test",
    svcProcessStatus: isCompleted ? "COMPLETED" : isCanceled ? "CANCELED" : "RUNNING",
    portalName: "Test store",
    platformProcessId: "",
    startedAt: now.toISOString(),
    orderId: "test",
    orderName: "#TEST",
    shopper: { email: "shopper@example.com", firstName: "Test", lastName: "Shopper", phoneNumber: "" },
    returnLineItems: [
      {
        id: "li_test",
        returnReason: "TOO_SMALL",
        product,
        quantity: 1,
        unitPrice: "1200",
        ...money,
        compensationMethod: "ORIGINAL_PAYMENT_METHOD",
      },
    ],
    reviews: isCompleted
      ? [
          {
            lineItemId: "li_test",
            rejectReason: null,
            status: "APPROVED",
            reviewDate: now.toISOString(),
            user: "test@example.com",
          },
        ]
      : [],
    compensation: {
      refunds: [
        {
          amount: "1200",
          currency: "EUR",
          refundedAt: isCompleted ? now.toISOString() : null,
          missingAmount: isCompleted ? "0" : "1200",
          type: "ORIGINAL_PAYMENT_METHOD",
        },
      ],
      exchangeOrder: null,
    },
    logistics: isCanceled
      ? []
      : [
          {
            trackingNumber: "TEST",
            trackingUrl: "",
            status: type === "onReturnProcessCreation" ? "CREATED" : "IN_WAREHOUSE",
            carrier: "Test carrier",
            method: "DROP_OFF_POINT",
            from: address,
            to: { ...address, firstName: "Test", lastName: "Warehouse" },
          },
        ],
    returnCosts: [],
  };
};
