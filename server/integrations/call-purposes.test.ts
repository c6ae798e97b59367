import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createProviders } from "./registry";

/** Folders are named after their provider; a provider without calls, such as a mail server, shows none. */
const PROVIDERS = [...createProviders({ allowPrivateAddresses: true }).all.values()]
  .filter(({ kind }) => kind !== "MAIL")
  .map(({ provider }) => provider.toLowerCase());

/** Each entry in "Recent calls" of a connection begins with one of these verbs, whatever the provider. */
const VERBS =
  /^(Book|Buy|Void|Cancel|Check|Close|Count|Create|Draft|Find|Get|Lock|Mark|Open|Process|Read|Receive|Record|Refund|Remove|Restock|Set|Start|Test|Unlock|Update|Sign in|Apply|Place|Prepare|Settle|Add)\b/;
const LONGEST = 70;

const sources = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(import.meta.dirname, folder, file), "utf8"));

const purposesOf = (folder: string): string[] =>
  sources(folder).flatMap((source) =>
    [...source.matchAll(/\bpurpose(?::| =)\s*(?:[\w.]+ \? )?(["`])([^"`\n]+)\1/g)].map(([, , purpose = ""]) =>
      purpose.replace(/\$\{[^}]*\}/g, "…"),
    ),
  );

test.each(PROVIDERS)("names calls to %s in a few words that begin with a verb", (folder) => {
  const purposes = purposesOf(folder);
  expect(purposes.length).toBeGreaterThan(10);
  // Vendure's purposes complete a sentence and are shortened for the list.
  const shown = purposes.map((purpose) =>
    folder === "vendure" ? purpose.charAt(0).toUpperCase() + purpose.slice(1) : purpose,
  );
  expect(shown.filter((purpose) => !VERBS.test(purpose) || purpose.length > LONGEST)).toEqual([]);
  if (folder !== "vendure")
    expect(shown.filter((purpose) => /\b(an?|the|what|whether)\b(?! existing| running)/.test(purpose))).toEqual([]);
});
