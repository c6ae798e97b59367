// lists [--data FOLDER] [--write]: the dashboard's requests with 100,000 returns, over tRPC, as its pages make them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { resolveUserPath } from "@/server/cli/user-path";
import { type Figure, figure, load, ms, quantile, timeGet } from "./lib-measure";
import { openEye } from "./lib-page-figures";
import { closePlace, openPlace } from "./lib-places";
import { report } from "./lib-report";
import { ownersCookies } from "./lib-sign-in";
import type { Place } from "./lib-speed-reads";

const { values } = parseArgs({ options: { data: { type: "string" }, write: { type: "boolean", default: false } } });
const folder =
  values.data === undefined ? mkdtempSync(join(tmpdir(), "homeward-bench-")) : resolveUserPath(values.data);
const RETURNS = 100_000;
const LOOKS = 40;
const PROMISED_MS = 80;

/** Keys of a kind, spread over the table: every request is for another return. */
const keysOf = async ({ database }: Place, kind: string): Promise<string[]> => {
  const { rows } = await database.query<{ key: string }>(
    `select k.key from search_keys k join groups g on g.id = k.group_id
     where k.kind = $1 and k.number < 0 and g.name = 'Wetterholm' and length(k.key) >= 3
     order by hashtext(k.process_id) limit $2`,
    [kind, LOOKS],
  );
  return rows.map(({ key }) => key);
};

const MARKED = "usr_bench";

/** Assigns a thousand returns to a member, and tags five thousand with one tag and ten with another, once. */
const markReturns = async ({ database }: Place): Promise<void> => {
  await database.query("select set_config('homeward.erasure', 'on', false)");
  await database.query(
    `insert into users (id, email, name, password_hash, created_at) values ($1, 'bench@example.com', 'Bench', '!', now())
     on conflict do nothing`,
    [MARKED],
  );
  const { rowCount } = await database.query(
    `update return_processes p set assignee_id = case when -p.number % 100 = 1 then $1 else p.assignee_id end,
       tags = case -p.number % 10000 when 1 then '{few,many}'::text[] else '{many}' end
     from groups g where g.id = p.group_id and g.name = 'Wetterholm' and p.number < 0 and -p.number % 20 = 1
       and p.tags = '{}'`,
    [MARKED],
  );
  await database.query("select set_config('homeward.erasure', '', false)");
  if (rowCount !== 0) await database.query("vacuum analyze return_processes, return_units, search_keys, withdrawals");
};

type Ask = { what: string; procedure: string; inputs: object[]; promisedMs: number | null };

const asks = async (place: Place): Promise<Ask[]> => {
  const times = <T>(input: T): T[] => Array.from({ length: LOOKS }, () => input);
  const list = (what: string, inputs: object[]): Ask => ({
    ...{ what: `list: ${what}`, procedure: "listReturnRows", inputs, promisedMs: PROMISED_MS },
  });
  const searches: Ask[] = [];
  for (const kind of ["RETURN_CODE", "ORDER_NUMBER", "TRACKING_NUMBER", "EMAIL", "SKU", "POSTAL_CODE", "NAME"]) {
    const keys = await keysOf(place, kind);
    searches.push(
      list(
        `search by ${kind.toLowerCase().replace("_", " ")}`,
        keys.map((query) => ({ query })),
      ),
    );
  }
  const [sku = ""] = await keysOf(place, "SKU");
  const filtered = (what: string, filter: object, more: object = {}) => list(what, times({ filter, ...more }));
  const aside = (what: string, procedure: string, input: object): Ask => ({
    ...{ what, procedure, inputs: times(input), promisedMs: null },
  });
  return [
    list("newest first", times({})),
    list("to inspect, oldest first", times({ view: "TO_INSPECT", sort: "WAITING" })),
    list("by start date", times({ sort: "CREATED" })),
    filtered("by reason and return method", { reasons: ["TOO_SMALL"], methods: ["DROP_OFF_POINT"] }),
    filtered("of the last 30 days", { created_days: 30 }, { sort: "CREATED" }),
    filtered("by SKU", { skus: [sku] }),
    filtered("by unknown SKU", { skus: ["NOTHING-"] }),
    filtered("by inspector", { reviewers: ["Load"] }),
    filtered("by unknown inspector", { reviewers: ["Nobody of theirs"] }),
    filtered("by unused reason", { reasons: ["NONE_OF_THEIRS"] }),
    filtered("by unused outcome", { resolutions: ["GIFT_CARD"] }),
    filtered("by rare status", { statuses: ["INSPECTING", "SHIPPING_PROBLEM"] }),
    filtered("by unused carrier", { carriers: ["none"] }),
    filtered("by unused country", { countries: ["JP"] }),
    filtered("by assignee", { assignees: [MARKED] }),
    filtered("unassigned", { assignees: ["none"] }),
    filtered("by common tag", { tags: ["many"] }),
    filtered("by rare tag", { tags: ["few"] }),
    filtered("by withdrawal", { has_withdrawal: true }),
    filtered("with photos or files", { has_documents: true }),
    filtered("by value", { value_from: 10_000, value_to: 20_000 }),
    filtered("by value, no results", { value_from: 90_000_000 }),
    ...searches,
    aside("counts of all views", "countReturnViews", {}),
    aside("count of a filter", "countReturnRows", { filter: { reasons: ["TOO_SMALL"] } }),
    aside("overview", "getOverview", {}),
  ];
};

const measure = async (place: Place): Promise<Figure[]> => {
  await markReturns(place);
  const { browser } = await openEye();
  const cookies = await ownersCookies(browser, place.server).finally(() => browser.close());
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  const figures: Figure[] = [];
  for (const { what, procedure, inputs, promisedMs } of await asks(place)) {
    const took: number[] = [];
    for (const input of inputs) {
      const query = encodeURIComponent(JSON.stringify(input));
      took.push(await timeGet(`${place.server.baseUrl}/api/trpc/${procedure}?input=${query}`, headers));
    }
    // The first request warms up for all later ones.
    const p95 = quantile(took.slice(1), 0.95);
    const promised = promisedMs === null ? "" : `≤ ${promisedMs} ms`;
    figures.push(figure(`${what}, p95`, promised, ms(p95), promisedMs === null ? null : p95 <= promisedMs));
  }
  return figures;
};

try {
  const place = await openPlace(folder, RETURNS);
  try {
    console.log(`${load().toFixed(1)} processes want to run before we begin`);
    const figures = await measure(place);
    report(figures, { name: "lists", isWritten: values.write });
    process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
  } finally {
    await closePlace(place);
  }
} finally {
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true });
}
