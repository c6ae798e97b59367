import { z } from "zod";
import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { qrCodes, shipSettings } from "../carrier-kit/ship-settings";
import { field, required } from "../provider-kit/fields";

export const credentialsSchema = z.object({
  apiKey: field(
    required("API key").refine((key) => key === "" || /^EZ[AT]K[0-9A-Za-z]{8,}$/.test(key), {
      error: "An EasyPost API key begins with EZAK (production) or EZTK (test). Copy the whole of it.",
    }),
    {
      label: "API key",
      help: "EasyPost → Account → API Keys. A production key begins with EZAK, a test key with EZTK.",
      kind: "SECRET",
      placeholder: "EZAK…",
    },
  ),
});

export const settingsSchema = z.object({
  ...shipSettings,
  qrCodes,
});

/** Returns the mode by the prefix of a key. */
export const modeOfKey = (apiKey = ""): ConnectionMode => (apiKey.startsWith("EZTK") ? "TEST" : "LIVE");
