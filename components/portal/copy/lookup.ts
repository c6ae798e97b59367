import type { IdentificationFlow } from "@/contract/vocabulary/identification-flow";

/** P1: find the order. */
export const lookup = {
  titleFallback: "Start a return",
  trackTitle: "Track a return",
  trackText: "Find your order and you see where its returns are.",
  orderNumber: "Order number",
  orderNumberHelp: "You find it in your confirmation e-mail, e.g. #1042.",
  email: "E-mail",
  postalCode: "Postal code",
  postalCodeHelp: "Of the delivery address.",
  trust: "We use this only to find your order.",
  submit: "Find my order",
  pending: "Looking",
  track: "Track an existing return",
  start: "Start a new return",
  orderNumberMissing: "Enter your order number",
  emailMissing: "Enter the e-mail address of the order",
  postalCodeMissing: "Enter the postal code of the delivery",
  mismatch: "We could not find an order with these details. Check both fields.",
  helpTitle: "What often helps",
  help: (input: { flow: IdentificationFlow; returnPeriodDays: number | null }) => [
    input.flow === "ORDER_ID_AND_POSTAL_CODE"
      ? "Delivered to a parcel shop? Then its postal code counts, not yours."
      : "Was it ordered with another e-mail address, or paid with an express check-out?",
    "Is it from the shop of another country?",
    ...(input.returnPeriodDays ? [`Is the order older than ${input.returnPeriodDays} days?`] : []),
    "Was it a gift? Then the buyer has the number.",
  ],
  contact: (store: string) => `Still stuck? Write to ${store}:`,
  expiredLink: "Your link has run out. Enter your details to go on.",
} as const;
