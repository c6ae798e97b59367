import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { type Command, type CommandInput, type CommandResult, UsageError } from "@/server/cli/command";
import { findNamedStoreActor } from "@/server/cli/setup/find-actor";
import { openContext } from "@/server/cli/setup/open-context";
import { textOf } from "@/server/cli/setup/options";
import { resolveUserPath } from "@/server/cli/user-path";
import { Problem } from "@/server/kernel/problem";

const HELP = `Usage: npm run svc -- config get ECOMMERCE_ID [RESOURCE]
       npm run svc -- config set ECOMMERCE_ID RESOURCE JSON_MERGE_PATCH [--note TEXT]

Shows or changes the settings of a store's returns. A change applies to new requests, also in a running server;
existing returns keep their terms. ECOMMERCE_ID may be the store's slug.

Resources, with the same fields as GET /v1/configs/...:
  branding            colors, images and texts of the portal and emails
  ecommerce           name, review rules, return reasons, addresses of the shop
  exchangeconditions  what an item may be exchanged for
  exchangeorders      how exchange orders are created in the shop
  logisticsetting     return methods with fees and countries, reminders
  refunds             refund options, their timing and bonus, payment methods
  station             how parcels are inspected at the station (not under GET /v1/configs)
  personaldata        how long personal data of ended returns is kept (not under GET /v1/configs)
  accessibility       the store's accessibility statement (not under GET /v1/configs)
  mailtexts           the store's own email texts (not under GET /v1/configs)
  returnconditions    windows, fees, approvals; each change is a new version
  warehouses          where returns go; \`set\` adds one
  warehouses/ID       one of them

The patch is a JSON merge patch (RFC 7396): given fields are changed, null restores the default, lists are replaced
as a whole. It can be read from a file, as @FILE, or from standard input, as "-".
  --note TEXT  why, for the history of the return conditions
  --json       the resource as JSON, and errors with every field that is wrong

Examples:
  npm run svc -- config get north-shop refunds
  npm run svc -- config set north-shop branding '{"primary_theme_color_main":"#1b3454","slogan":null}'
  npm run svc -- config set north-shop returnconditions '{"return_period_days":60}' --note "Christmas"
  npm run svc -- config set north-shop warehouses '{"address_line1":"Kade 1","city":"Zwolle","country_code":"NL","countries":["NL","BE"]}'
  npm run svc -- config set north-shop refunds @refunds.json`;

/** `config get|set` (decisions, section 12). */
export const command: Command = {
  summary: "Show or change a store's settings (get STORE [RESOURCE], set STORE RESOURCE PATCH)",
  help: HELP,
  options: { note: { type: "string" } },
  run: async ({ words: [verb, named, resource, patch, ...more], options }) => {
    if (verb === "get" && named !== undefined && patch === undefined) return show(named, resource);
    if (verb === "set" && named !== undefined && resource !== undefined && patch !== undefined && more.length === 0)
      return set({ named, resource, patch }, options);
    throw new UsageError("Use `config get ECOMMERCE_ID [RESOURCE]` or `config set ECOMMERCE_ID RESOURCE PATCH`.");
  },
};

const show = async (named: string, resource: string | undefined): Promise<CommandResult> => {
  const { readSetting, readAllSettings } = await import("@/server/cli/settings/read-setting");
  const place = resource === undefined ? null : await placeOf(resource);
  const ctx = await openContext();
  const found = await findNamedStoreActor(ctx, named);
  return answer(place === null ? await readAllSettings(ctx, found) : await readSetting(ctx, { ...found, place }));
};

type SetWords = { named: string; resource: string; patch: string };

const set = async ({ named, resource, patch: word }: SetWords, options: CommandInput["options"]) => {
  const place = await placeOf(resource);
  const patch = parsePatch(await textOfPatch(word));
  const { writeSetting } = await import("@/server/cli/settings/write-setting");
  const ctx = await openContext();
  const { actor, store } = await findNamedStoreActor(ctx, named);
  try {
    return answer(await writeSetting(ctx, { actor, store, place, patch, note: textOf(options, "note") ?? "" }));
  } catch (error) {
    if (error instanceof Problem) return refused(error, options.json === true);
    throw error;
  }
};

const placeOf = async (resource: string) => {
  const { findPlace, PLACES } = await import("@/server/cli/settings/place");
  const place = findPlace(resource);
  if (place === null) throw new UsageError(`Unknown resource ${resource}. Use one of: ${PLACES.join(", ")}.`);
  return place;
};

const textOfPatch = async (word: string): Promise<string> => {
  if (word === "-") return readAll(process.stdin);
  if (!word.startsWith("@")) return word;
  const path = resolveUserPath(word.slice(1));
  return readFile(path, "utf8").catch(() => {
    throw new UsageError(`The file ${path} cannot be read.`);
  });
};

const parsePatch = (text: string): Record<string, unknown> => {
  let patch: unknown;
  try {
    patch = JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      `The patch is not valid JSON: ${error instanceof Error ? error.message : "it cannot be read"}`,
    );
  }
  if (typeof patch !== "object" || patch === null || Array.isArray(patch))
    throw new UsageError('The patch must be a JSON object, for example {"slogan":"Try it for 30 days."}.');
  return patch as Record<string, unknown>;
};

const answer = (data: unknown): CommandResult => ({ text: JSON.stringify(data, null, 2), data });

/** Returns one line per invalid field. @throws Error if the problem has a message for people */
const refused = ({ reason, message, extras }: Problem, isJson: boolean): CommandResult => {
  const details = extras.violations ?? [];
  if (isJson) return { text: "", data: { error: message, reason, details }, isFailure: true };
  const lines = details.map(({ field, description }) => `  ${field}: ${description}`);
  throw new Error(details.length > 1 ? `Nothing was changed.\n${lines.join("\n")}` : `Nothing was changed. ${message}`);
};
