import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { Wire } from "./api";

export type OtherStore = { id: string; group: string; slug: string; key: string; portal: string };

/**
 * Runs the command line as the operator would, on the database of the product under test. Live stores need a mail
 * server; only the command line is configured with one, not the product under test.
 */
export const svc = (...words: string[]): Promise<Wire> => svcWith({}, ...words);

const svcWith = async (more: Record<string, string>, ...words: string[]): Promise<Wire> => {
  const env = { ...process.env, SMTP_URL: "smtp://127.0.0.1:1", ...more };
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/svc.mjs", ...words, "--json"], { env });
  return JSON.parse(stdout);
};

/** With a return address. */
const READY = ["--warehouse", "Kaai 4, 8400 Oostende, BE"] as const;

const modeOf = (mode: "TEST" | "LIVE"): string[] => (mode === "TEST" ? [] : ["--live"]);

/** A store of another tenant that a test may change freely; all other tests use the demo's. */
export const makeStore = async (mode: "TEST" | "LIVE" = "TEST"): Promise<OtherStore> => {
  const slug = `e2e-${randomBytes(4).toString("hex")}`;
  const made = await svc(
    "stores",
    "create",
    "--slug",
    slug,
    "--name",
    "Kiosk",
    "--new-group",
    slug,
    ...modeOf(mode),
    ...READY,
  );
  const { api_key: key } = await svc("keys", "create", "--group", made.group_id, "--name", "e2e");
  return { id: made.ecommerce_id, group: made.group_id, slug, key, portal: `/r/${slug}` };
};

/** Another store of the same tenant; the tenant's key serves both. */
export const addStore = async ({ group, key }: OtherStore, name: string): Promise<OtherStore> => {
  const slug = `e2e-${randomBytes(4).toString("hex")}`;
  const made = await svc(
    "stores",
    "create",
    "--slug",
    slug,
    "--name",
    name,
    "--group",
    group,
    ...modeOf("TEST"),
    ...READY,
  );
  return { id: made.ecommerce_id, group, slug, key, portal: `/r/${slug}` };
};

/** Connects a store to its shop, as a test shop. Returns the connection's ID. */
export const connectWooShop = async (
  { slug }: OtherStore,
  { address, consumerKey, consumerSecret }: { address: string; consumerKey: string; consumerSecret: string },
): Promise<string> => {
  const values = { address, consumerKey, consumerSecret };
  const words = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  const made = await svc("connections", "add", "WOOCOMMERCE", ...words, "--store", slug, "--mode", "test");
  return made.connection_id;
};

/**
 * Connects a store to a mail server on localhost that acts as Postmark. Only the command line trusts its certificate:
 * the product under test sends nothing through it. Returns the connection's ID.
 */
export const connectMailServer = async (
  { slug }: OtherStore,
  { port, password, rootFile }: { port: number; password: string; rootFile: string },
): Promise<string> => {
  const values = {
    ...{ host: "localhost", port: String(port), security: "STARTTLS", user: "kiosk", password, notices: "POSTMARK" },
    ...{ sender_name: "Kiosk", sender_address: `returns@${slug}.example.com` },
  };
  const words = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  const trusting = { NODE_EXTRA_CA_CERTS: rootFile };
  const made = await svcWith(trusting, "connections", "add", "SMTP", ...words, "--store", slug, "--mode", "test");
  return made.connection_id;
};

/** Disconnects the store from its shop. */
export const disconnectShop = ({ group }: OtherStore, connectionId: string): Promise<Wire> =>
  svc("connections", "remove", connectionId, "--group", group);

type Patch = Record<string, unknown>;

export const setBranding = ({ id }: OtherStore, patch: Patch): Promise<Wire> =>
  svc("config", "set", id, "branding", JSON.stringify(patch));

export const setStore = ({ id }: OtherStore, patch: Patch): Promise<Wire> =>
  svc("config", "set", id, "ecommerce", JSON.stringify(patch));

/** "logisticsetting", "refunds" or another argument of `svc config set`. */
export const setConfig = ({ id }: OtherStore, kind: string, patch: Patch): Promise<Wire> =>
  svc("config", "set", id, kind, JSON.stringify(patch));

/** A user of this tenant who may sign in. */
export const addPerson = ({ group, slug }: OtherStore, role: string): Promise<{ email: string; password: string }> =>
  svc("users", "add", "--email", `${role}@${slug}.example.com`, "--role", role, "--group", group);
