import { z } from "zod";
import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { shipSettings } from "../carrier-kit/ship-settings";
import { field, required, toggle } from "../provider-kit/fields";

export const credentialsSchema = z.object({
  apiKey: field(
    required("API token").refine((key) => key === "" || /^shippo_(test|live)_[0-9A-Za-z]{16,}$/.test(key), {
      error: "A Shippo API token begins with shippo_live_ or shippo_test_. Copy the whole of it.",
    }),
    {
      label: "API token",
      help: "Shippo → Settings → API. A live token begins with shippo_live_, a test token with shippo_test_.",
      kind: "SECRET",
      placeholder: "shippo_live_…",
    },
  ),
  hmacSecret: field(
    z.preprocess((value) => value ?? "", z.string().trim().max(200)),
    {
      label: "Webhook HMAC secret",
      help: "Only if Shippo has set up HMAC for your account. Without it, a secret in the webhook's address protects it.",
      kind: "SECRET",
    },
  ),
});

const returnLabels = z.preprocess(
  (value) => (typeof value === "string" && value.trim() !== "" ? value.trim().toUpperCase() : "PAY_ON_USE"),
  z.enum(["PAY_ON_USE", "ORDINARY"], { error: "Choose one of: PAY_ON_USE, ORDINARY." }),
);

export const settingsSchema = z.object({
  ...shipSettings,
  returnLabels: field(returnLabels, {
    label: "Return labels",
    help: "Pay on use works with USPS, UPS and FedEx within one country. Everything else gets an ordinary label.",
    kind: "CHOICE",
    options: [
      { value: "PAY_ON_USE", label: "Pay on use, where the carrier has it" },
      { value: "ORDINARY", label: "Ordinary, paid when bought" },
    ],
    initial: "PAY_ON_USE",
  }),
  qrCodes: field(toggle("qrCodes"), {
    label: "USPS QR codes",
    help: "Shoppers without a printer show the code at a post office, which prints the label.",
    kind: "TOGGLE",
  }),
});

/** By the first letters of a token. */
export const modeOfKey = (apiKey = ""): ConnectionMode => (apiKey.startsWith("shippo_test_") ? "TEST" : "LIVE");
