import { z } from "zod";
import type { ReadValues } from "@/server/partners/provider";
import { field, readFields, required, toggle } from "../provider-kit/fields";

const MENU = "WooCommerce → Settings → Advanced → REST API";

const key = (label: string, { begins, other, otherLabel }: { begins: string; other: string; otherLabel: string }) =>
  required(label)
    .refine((value) => !value.startsWith(other), {
      error: `This is the ${otherLabel}. Enter the ${label}, which begins with ${begins}.`,
    })
    .refine((value) => value.startsWith(other) || new RegExp(`^${begins}[0-9a-zA-Z]{8,}$`).test(value), {
      error: `The ${label} begins with ${begins}. Copy the whole of it.`,
    });

const optional = () => z.preprocess((value) => value ?? "", z.string().trim().max(200));

export const credentialsSchema = z.object({
  address: field(
    required("address of your shop").transform((typed, context): string => {
      const read = readShopAddress(typed);
      if ("address" in read) return read.address;
      context.addIssue({ code: "custom", message: read.fault });
      return z.NEVER;
    }),
    {
      label: "Shop address",
      help: "As in the browser's address bar. If WordPress runs in a folder, include the folder.",
      kind: "URL",
      placeholder: "https://shop.example.com",
    },
  ),
  consumerKey: field(key("consumer key", { begins: "ck_", other: "cs_", otherLabel: "consumer secret" }), {
    label: "Consumer key",
    help: `${MENU} → Add key. Permissions: Read/Write. User: an administrator or shop manager.`,
    kind: "SECRET",
    placeholder: "ck_…",
  }),
  consumerSecret: field(key("consumer secret", { begins: "cs_", other: "ck_", otherLabel: "consumer key" }), {
    label: "Consumer secret",
    help: "Shown once, below the consumer key, when you generate the key.",
    kind: "SECRET",
    placeholder: "cs_…",
  }),
  siteUser: field(optional(), {
    label: "Site user name",
    help: "Only if the browser asks for a user name and password before it shows the shop, as staging sites often do.",
    kind: "TEXT",
  }),
  sitePassword: field(optional(), {
    label: "Site password",
    help: "Goes with the site user name. It isn't your WordPress password.",
    kind: "SECRET",
  }),
});

export const settingsSchema = z.object({
  shippedStatuses: field(
    z.preprocess(
      (value) => (typeof value === "string" && value.trim() !== "" ? value : "completed"),
      z
        .string()
        .transform((value) =>
          value
            .toLowerCase()
            .split(/[\s,]+/)
            .filter(Boolean)
            .map((status) => status.replace(/^wc-/, ""))
            .join(", "),
        )
        .pipe(
          z.string().regex(/^[a-z0-9_-]+(, [a-z0-9_-]+)*$/, { error: "Enter order statuses, separated by commas." }),
        ),
    ),
    {
      label: "Statuses of shipped orders",
      help: "Orders with one of these statuses can be returned. Separate several with commas, for example: completed, shipped.",
      kind: "TEXT",
      placeholder: "completed",
      initial: "completed",
    },
  ),
  recordManualRefunds: field(toggle("recordManualRefunds"), {
    label: "Record refunds of manual payment methods",
    help: "For bank transfer, cash on delivery and other methods that WooCommerce can't refund: the refund is recorded in WooCommerce and counts as refunded here. Turn it on only if your team sends that money without being reminded.",
    kind: "TOGGLE",
  }),
});

/** Validates the form. The password of a protected site requires its user name and vice versa. */
export const readWooValues = (typed: Readonly<Record<string, unknown>>): ReadValues => {
  const read = readFields(credentialsSchema.extend(settingsSchema.shape), typed);
  if (!read.ok) return read;
  const { siteUser = "", sitePassword = "" } = read.values;
  if (siteUser === "" && sitePassword !== "")
    return {
      ok: false,
      faults: [{ field: "siteUser", description: "Enter the user name that goes with the site password." }],
    };
  if (siteUser !== "" && sitePassword === "")
    return {
      ok: false,
      faults: [{ field: "sitePassword", description: "Enter the password that goes with the site user name." }],
    };
  return read;
};

/** The result of reading an address: the normalized address, or what is wrong with it. */
type ShopAddress = { readonly address: string } | { readonly fault: string };

/** Where the path of an admin page, the API or a form begins. */
const INSIDE = /\/(wp-admin|wp-json|wp-login\.php|index\.php|wp-content)(\/.*)?$/i;

/**
 * Reads a shop's address in any usual spelling: without a scheme, or with the path of an admin page. Plain http is
 * accepted only for machines in a local network.
 */
export const readShopAddress = (typed: string): ShopAddress => {
  const trimmed = typed.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(withScheme))
    return { fault: "This is not an address. Enter it as in the browser, for example shop.example.com." };
  const url = new URL(withScheme);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    return { fault: "Enter an address that begins with https://." };
  if (url.username !== "" || url.password !== "")
    return { fault: "Leave user name and password out of the address. There are fields for them below." };
  if (!url.hostname.includes(".") && url.hostname !== "localhost" && !url.hostname.startsWith("["))
    return { fault: "Enter the whole address with its domain, for example shop.example.com." };
  if (url.protocol === "http:" && !isOwnNetwork(url.hostname))
    return {
      fault: "Enter an address that begins with https://. Without HTTPS anyone on the way could read your orders.",
    };
  const path = url.pathname.replace(INSIDE, "").replace(/\/+$/, "");
  return { address: `${url.origin}${path}` };
};

const isOwnNetwork = (host: string): boolean =>
  /^(localhost|.+\.(localhost|local|test|internal)|127\..+|10\..+|192\.168\..+|172\.(1[6-9]|2\d|3[01])\..+|\[::1\])$/.test(
    host,
  );
