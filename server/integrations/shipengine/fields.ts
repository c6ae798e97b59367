import { z } from "zod";
import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { shipSettings } from "../carrier-kit/ship-settings";
import { field, required } from "../provider-kit/fields";

export const credentialsSchema = z.object({
  apiKey: field(
    required("API key").refine((key) => key === "" || /^[\w+/=-]{20,}$/.test(key), {
      error: "Copy the whole API key. A test key begins with TEST_.",
    }),
    {
      label: "API key",
      help: "ShipEngine (ShipStation API) → API Management. A key of the sandbox begins with TEST_.",
      kind: "SECRET",
      placeholder: "TEST_…",
    },
  ),
});

export const settingsSchema = z.object(shipSettings).omit({ customsSigner: true });

/** Returns the mode by the prefix of a key. */
export const modeOfKey = (apiKey = ""): ConnectionMode => (apiKey.startsWith("TEST_") ? "TEST" : "LIVE");
