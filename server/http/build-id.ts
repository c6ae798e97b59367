import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Which build of the pages runs here; "" while they are developed. Files under `/_next/static/<id>/` are of it alone. */
export const buildId = (): string => {
  try {
    return readFileSync(join(process.cwd(), ".next", "BUILD_ID"), "utf8").trim();
  } catch {
    return "";
  }
};
