import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Demo } from "@/server/cli/demo/demo-file";

/** Address of the product under test. */
export const baseUrl = (process.env.BASE_URL ?? "http://127.0.0.1:3000").replace(/\/+$/, "");

/** What the product wrote about its demo on startup: key, logins, store. */
export const demo: Demo = JSON.parse(readFileSync(join(process.env.DATA_DIR ?? "data", "demo.json"), "utf8"));

export const portal = `/r/${demo.slug}`;

/** The login of a role. */
export const loginOf = (role: string): { email: string; password: string } => {
  const found = demo.dashboard.find((login) => login.role === role);
  if (!found) throw new Error(`demo.json has no log-in of the role ${role}`);
  return found;
};
