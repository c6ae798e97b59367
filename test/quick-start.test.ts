import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PUBLIC_OPERATIONS } from "@/contract/operations";

const FOLDER = "docs/examples/quick-start";
const GUIDES = "docs/guides";

test.each(readdirSync(FOLDER))("%s is in the quick start verbatim", (file) => {
  const guide = readFileSync(`${GUIDES}/quick-start.md`, "utf8");
  expect(guide).toContain(readFileSync(`${FOLDER}/${file}`, "utf8").trimEnd());
});

test("every step that a shopper's app needs is in a guide", () => {
  const guides = readdirSync(GUIDES).filter((file) => file.endsWith(".md"));
  const text = guides.map((file) => readFileSync(`${GUIDES}/${file}`, "utf8")).join("\n");
  const missing = PUBLIC_OPERATIONS.filter(({ tag }) => tag === "Storefront" || tag === "Webhooks").filter(
    ({ endpoints }) => {
      const last =
        endpoints[0]?.path
          .replace(/\/$/, "")
          .split("/")
          .filter((part) => !part.startsWith("{"))
          .at(-1) ?? "";
      return !text.includes(last);
    },
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});
