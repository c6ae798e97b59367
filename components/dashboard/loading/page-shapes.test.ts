import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageShape } from "./page-shapes";

const STAFF = "app/(dashboard)/dashboard/(staff)";
const pagesIn = (folder: string): string[] =>
  readdirSync(join(STAFF, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes("["))
    .map((file) => join(folder, file).replace(/\/page\.tsx$/, ""));

/** The bare settings address only redirects to its first page. */
const isPage = (path: string): boolean =>
  !readFileSync(join(STAFF, path, "page.tsx"), "utf8").includes('redirect("/dashboard/settings');

describe("page skeletons", () => {
  test.each(["settings", "keys", "webhooks", "requests", "emails"].flatMap(pagesIn).filter(isPage))(
    "has a skeleton for %s",
    (path) => {
      expect(pageShape(`/dashboard/${path}?store=demo`)).not.toBeNull();
    },
  );

  test("has none for other pages, which appear when they are ready", () => {
    expect(["/dashboard", "/dashboard/returns?view=all", "/dashboard/webhooks/endpoints/x"].map(pageShape)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
