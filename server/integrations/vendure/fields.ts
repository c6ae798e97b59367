import { z } from "zod";
import type { ReadValues } from "@/server/partners/provider";
import { field, readFields, required } from "../provider-kit/fields";

const optional = () => z.string().trim().max(2_048).default("");

/** The credentials of the Admin API. Values added later are "" on older connections. */
export const CREDENTIALS = z.object({
  address: field(required("Admin API address"), {
    label: "Admin API address",
    help: "The address of your Vendure server, for example https://shop.example.com/admin-api.",
    kind: "URL",
    placeholder: "https://shop.example.com/admin-api",
  }),
  apiKey: field(optional(), {
    label: "API key",
    help: "Vendure 3.6 and later: Settings → API keys. Leave empty to sign in with a user name instead.",
    kind: "SECRET",
  }),
  username: field(optional(), {
    label: "User name",
    help: "Without an API key: the email address of an administrator that only Homeward uses.",
    kind: "TEXT",
  }),
  password: field(optional(), { label: "Password", help: "The password of that administrator.", kind: "SECRET" }),
  channel: field(optional(), {
    label: "Channel token",
    help: "Settings → Channels, if your shop has several. Leave empty for the default channel.",
    kind: "TEXT",
  }),
  signingSecret: field(optional(), {
    label: "Signing secret",
    help: "Only with the Homeward plugin: at least 32 characters that you choose and also give to the plugin.",
    kind: "SECRET",
  }),
});

export const SETTINGS = z.object({
  manualRefunds: field(z.enum(["WAIT", "SETTLE"]).default("WAIT"), {
    label: "Refunds that Vendure can't send",
    help: "For payment methods without automatic refunds, such as a bank transfer.",
    kind: "CHOICE",
    initial: "WAIT",
    options: [
      { value: "WAIT", label: "Wait until someone settles the refund in Vendure" },
      { value: "SETTLE", label: "Settle it in Vendure immediately; we send the money ourselves" },
    ],
  }),
});

const SHORTEST_SECRET = 32;

/** Validates and normalizes the form. Requires either an API key or a user name with its password. */
export const readVendureValues = (typed: Readonly<Record<string, unknown>>): ReadValues => {
  const read = readFields(CREDENTIALS.extend(SETTINGS.shape), typed);
  if (!read.ok) return read;
  const { address = "", apiKey = "", username = "", password = "", signingSecret = "" } = read.values;
  const faults = [];
  const adminApi = readAdminApi(address);
  if (adminApi === null)
    faults.push({ field: "address", description: "Enter a web address such as https://shop.example.com/admin-api." });
  if (apiKey === "" && username === "")
    faults.push({ field: "apiKey", description: "Enter an API key, or a user name." });
  if (apiKey === "" && username !== "" && password === "")
    faults.push({ field: "password", description: "Enter the password of this user." });
  if (signingSecret !== "" && signingSecret.length < SHORTEST_SECRET)
    faults.push({ field: "signingSecret", description: `Use at least ${SHORTEST_SECRET} characters.` });
  if (faults.length > 0 || adminApi === null) return { ok: false, faults };
  return { ok: true, values: { ...read.values, address: adminApi } };
};

const ADMIN_API = "/admin-api";

/**
 * Returns the Admin API's URL for any pasted address: a host, the shop's start page, the dashboard or the Shop API.
 * Uses https unless http was typed. Null when it is not a web address.
 */
export const readAdminApi = (typed: string): string | null => {
  const text = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) && !/^https?:\/\//i.test(text)) return null;
  const url = URL.canParse(withScheme(text)) ? new URL(withScheme(text)) : null;
  if (url === null || url.username !== "" || url.password !== "" || /\s/.test(text)) return null;
  if (!url.hostname.includes(".") && url.hostname !== "localhost" && !url.hostname.startsWith("[")) return null;
  return `${url.origin}${pathOf(url.pathname)}`;
};

const withScheme = (text: string): string => (/^https?:\/\//i.test(text) ? text : `https://${text}`);

/** Vendure's screens are under /admin or /dashboard next to its APIs, possibly all in a folder. */
const pathOf = (path: string): string => {
  const known = /^(.*?)\/(?:admin-api|shop-api|admin|dashboard)(?:\/.*)?$/.exec(path);
  if (known !== null) return `${known[1]}${ADMIN_API}`;
  const bare = path.replace(/\/+$/, "");
  // The Admin API's path is configurable ("apiOptions.adminApiPath"), so an unknown path is kept as typed.
  return bare === "" ? ADMIN_API : bare;
};
