import { z } from "zod";
import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { qrCodes, shipSettings } from "../carrier-kit/ship-settings";
import { choiceField, field, required } from "../provider-kit/fields";

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

export const settingsSchema = z.object({
  ...shipSettings,
  returnLabels: choiceField({
    label: "Return labels",
    help: "Pay on use works with USPS, UPS and FedEx within one country. Everything else gets an ordinary label.",
    options: { PAY_ON_USE: "Pay on use, where the carrier has it", ORDINARY: "Ordinary, paid when bought" },
  }),
  qrCodes,
});

/** Returns the mode by the prefix of a token. */
export const modeOfKey = (apiKey = ""): ConnectionMode => (apiKey.startsWith("shippo_test_") ? "TEST" : "LIVE");
