import { z } from "zod";
import { shipSettings } from "../carrier-kit/ship-settings";
import { field, required } from "../provider-kit/fields";

const key = (label: string) =>
  required(label).refine((text) => text === "" || /^[0-9A-Za-z-]{16,}$/.test(text), {
    error: `Copy the whole ${label}.`,
  });

export const credentialsSchema = z.object({
  publicKey: field(key("public key"), {
    label: "Public key",
    help: "Sendcloud → Settings → Integrations → Sendcloud API. Every key is live: Sendcloud has no test mode.",
    kind: "TEXT",
  }),
  secretKey: field(key("secret key"), {
    label: "Secret key",
    help: "Shown once, beside the public key. It also signs webhooks.",
    kind: "SECRET",
  }),
});

export const settingsSchema = z.object(shipSettings).omit({ customsSigner: true, labelFormat: true });
