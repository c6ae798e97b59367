import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Build ID of the pages served here; "" in development. Files under `/_next/static/<id>/` belong to that build alone.
 */
export const buildId = (): string => {
  try {
    return readFileSync(join(process.cwd(), ".next", "BUILD_ID"), "utf8").trim();
  } catch {
    return "";
  }
};
