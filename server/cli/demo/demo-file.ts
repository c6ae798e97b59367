import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";

/** Content of demo.json (decisions, section 12): everything that a person or a test needs to walk through the demo. */
export type Demo = {
  base_url: string;
  ecommerce_id: string;
  slug: string;
  api_key: string;
  dashboard: { role: DashboardRole; email: string; password: string }[];
  orders: { order_number: string; email: string; postal_code: string; note: string }[];
};

/** Replaces DATA_DIR/demo.json atomically, readable by its owner only, because it contains a key and passwords. */
export const writeDemoFile = async (dataDir: string, demo: Demo): Promise<string> => {
  const path = join(dataDir, "demo.json");
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
  return path;
};

/** Returns the address currently in the file; null without a file. */
export const readDemoBaseUrl = async (dataDir: string): Promise<string | null> => {
  const text = await readFile(join(dataDir, "demo.json"), "utf8").catch(() => "{}");
  const { base_url } = JSON.parse(text) as Partial<Demo>;
  return base_url ?? null;
};
