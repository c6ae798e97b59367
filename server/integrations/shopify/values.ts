import { z } from "zod";
import type { ReadValues } from "@/server/partners/provider";
import { field, readFields, required, toggle } from "../provider-kit/fields";
import { readShopDomain } from "./shop-domain";

const optional = z.string().trim().max(2_048).default("");

/** The connection form: the shop's address, and the app that Homeward uses. */
export const credentialsSchema = z.object({
  shop: field(required("shop's address"), {
    label: "Shop address",
    help: "The address that ends in myshopify.com. In Shopify: Settings → Domains. The address of your admin works too.",
    kind: "URL",
    placeholder: "example.myshopify.com",
  }),
  clientId: field(optional, {
    label: "Client ID",
    help: "In the Dev Dashboard: your app → Settings → Client ID. Leave empty for an app that was created in the Shopify admin.",
    kind: "TEXT",
  }),
  clientSecret: field(required("client secret"), {
    label: "Client secret",
    help: "In the Dev Dashboard: your app → Settings → Client secret. For an app of the Shopify admin: API credentials → API secret key. It proves that webhooks are Shopify's.",
    kind: "SECRET",
  }),
  accessToken: field(optional, {
    label: "Admin API access token",
    help: "Only for an app that was created in the Shopify admin: API credentials → Admin API access token. It begins with shpat_. With a client ID, leave it empty.",
    kind: "SECRET",
    placeholder: "shpat_…",
  }),
});

export const settingsSchema = z.object({
  locationId: field(optional, {
    label: "Location for restocking",
    help: "The number at the end of the location's address in Shopify → Settings → Locations. Used if a warehouse names no location. Empty: the shop's default location.",
    kind: "TEXT",
  }),
  recordManualRefunds: field(toggle("recordManualRefunds"), {
    label: "Record refunds of manual payment methods",
    help: "For bank deposit, cash on delivery and other methods that move no money in Shopify: the refund is recorded in Shopify and counts as refunded here. Turn it on only if your team sends that money without being reminded.",
    kind: "TOGGLE",
  }),
});

/** Validates the form without calling the shop, and normalizes the address. */
export const readValues = (typed: Readonly<Record<string, unknown>>): ReadValues => {
  const read = readFields(z.object({ ...credentialsSchema.shape, ...settingsSchema.shape }), typed);
  if (!read.ok) return read;
  const { shop: address = "", clientId, accessToken = "" } = read.values;
  const shop = readShopDomain(address);
  if (shop === null)
    return fault("shop", "Enter the address that ends in myshopify.com (Shopify → Settings → Domains).");
  if (clientId === "" && accessToken === "")
    return fault(
      "clientId",
      "Enter the client ID of your app, or the Admin API access token of an app of the Shopify admin.",
    );
  if (/^shpss_/.test(accessToken))
    return fault("accessToken", "This is not an Admin API access token, which begins with shpat_.");
  return { ok: true, values: { ...read.values, shop } };
};

const fault = (name: string, description: string): ReadValues => ({
  ok: false,
  faults: [{ field: name, description }],
});
