import { z } from "zod";
import type { ReadValues } from "@/server/partners/provider";
import { field, readFields, required } from "../provider-kit/fields";

const SHORTEST_SECRET = 24;

export const credentialsSchema = z.object({
  address: field(
    required("address of your Medusa server").transform((typed, context) => {
      const address = addressOf(typed);
      if (typeof address === "string") return address;
      context.addIssue({ code: "custom", message: address.fault });
      return z.NEVER;
    }),
    {
      label: "Medusa server",
      help: "The address of the Medusa server, where its admin is at /app. Not the address of the storefront.",
      kind: "URL",
      placeholder: "https://medusa.example.com",
    },
  ),
  apiKey: field(
    required("secret API key")
      .refine((key) => !key.startsWith("pk_"), {
        error: "This is a publishable key. Create a secret key under Settings → Secret API Keys.",
      })
      .refine((key) => key.startsWith("pk_") || /^sk_\w+$/.test(key), {
        error: "A secret API key begins with sk_. Copy it whole.",
      }),
    {
      label: "Secret API key",
      help: "In Medusa under Settings → Secret API Keys → Create. Medusa shows it once.",
      kind: "SECRET",
      placeholder: "sk_…",
    },
  ),
  signingSecret: field(
    z
      .string()
      .trim()
      .max(200)
      .refine((secret) => secret === "" || secret.length >= SHORTEST_SECRET, {
        error: `Use at least ${SHORTEST_SECRET} characters, for example from "openssl rand -hex 32".`,
      })
      .default(""),
    {
      label: "Signing secret",
      help: "Any long random text that you also give to the subscriber file in the guide. Without it Medusa is asked for changes every hour.",
      kind: "SECRET",
    },
  ),
});

export const readMedusaValues = (typed: Readonly<Record<string, unknown>>): ReadValues =>
  readFields(credentialsSchema, typed);

/**
 * Normalizes an address: the same server can be written without a scheme, with the admin's path, or with a trailing
 * slash.
 */
const addressOf = (typed: string): string | { fault: string } => {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed);
  const url = parseUrl(hasScheme ? typed : `https://${typed}`);
  if (url === null || url.hostname === "")
    return { fault: "Enter an address, for example https://medusa.example.com." };
  if (!["http:", "https:"].includes(url.protocol)) return { fault: "The address must begin with https://." };
  if (url.username !== "" || url.password !== "")
    return { fault: "Enter the address without a user name or password." };
  const isInside = isOfThisNetwork(url.hostname);
  if (url.protocol === "http:" && !isInside)
    return { fault: "The address must begin with https://, or the secret API key would be sent unencrypted." };
  if (!hasScheme && isInside) url.protocol = "http:";
  const path = url.pathname.replace(/\/(app|admin|auth|store|health)(\/.*)?$/, "").replace(/\/+$/, "");
  return `${url.origin}${path}`;
};

const parseUrl = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

/**
 * Returns whether a host is local, for development or a private network; whether it may be called is decided elsewhere.
 */
const isOfThisNetwork = (host: string): boolean =>
  !host.includes(".") || /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|\.(local|internal|localhost)$/.test(host);
