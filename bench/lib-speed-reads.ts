import type pg from "pg";
import { type Figure, figure, median, ms, quantile, requestsPerSecond, timeGet } from "./lib-measure";
import type { RunningServer } from "./lib-server";

/** Short and in turn, so that other load on the machine affects all equally. */
const SECONDS = 3;
const ROUNDS = 5;
const LOOKS = 150;
const MOST_TIMES_SLOWER = 1.5;

export type Place = { server: RunningServer; database: pg.Client };

export const headersOf = ({ server }: Place) => ({ "x-svc-api-key": server.demo.api_key });

/** One process and the newest 25 against an empty handler of the same build, in turn. */
export const compareWithNothing = async (place: Place): Promise<Figure[]> => {
  const headers = headersOf(place);
  const paths = await pathsOf(place);
  const measured = { nothing: [] as number[], read: [] as number[], list: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of ["nothing", "read", "list"] as const) {
      const rate = await requestsPerSecond(paths[name], { headers, seconds: SECONDS });
      // The first round warms up.
      if (round > 0) measured[name].push(rate);
    }
  const ratio = (name: "read" | "list") => median(measured[name].map((rate, at) => rate / (measured.nothing[at] ?? 1)));
  const line = (what: string, name: "read" | "list", least: number): Figure => {
    const rates = `${median(measured[name]).toFixed(0)}/s of ${median(measured.nothing).toFixed(0)}/s`;
    return figure(what, `≥ ${least} of an empty handler`, `${ratio(name).toFixed(2)} (${rates})`, ratio(name) >= least);
  };
  return [line("one process, 20 connections", "read", 0.6), line("25 newest, 20 connections", "list", 0.4)];
};

/** The repeated requests: an empty handler, one process and the newest 25. */
export const pathsOf = async (place: Place): Promise<Record<"nothing" | "read" | "list", string>> => {
  const { baseUrl } = place.server;
  const [process] = await sample(place, ONE_PROCESS);
  return {
    nothing: `${baseUrl}/livez`,
    read: `${baseUrl}/v1/processes/${process}`,
    list: `${baseUrl}/v1/processes/summaries?page_size=25`,
  };
};

/** Of the calling merchant: others get no results. */
const ONE_PROCESS = `
  select p.id as text from return_processes p join groups g on g.id = p.group_id
  where p.number < 0 and g.name = 'Wetterholm' limit 1`;

/** Values of a column, spread over the table: every request is for another return. */
const sample = async ({ database }: Place, query: string): Promise<string[]> => {
  const { rows } = await database.query<{ text: string }>(query);
  return rows.map(({ text }) => text);
};

const keysOf = (kind: string): string => `
  select k.key as text from search_keys k join groups g on g.id = k.group_id
  where k.kind = '${kind}' and k.number < 0 and g.name = 'Wetterholm' and length(k.key) >= 3
  order by hashtext(k.process_id) limit ${LOOKS}`;

const NAMES_MANY = new Set(["SKU", "NAME"]);
const ONE_A_PAGE = ", one return per page";

/** The requests by name, each with the URL of every repetition. */
export const looks = async (place: Place): Promise<Map<string, string[]>> => {
  const searches = new Map<string, string[]>();
  const kinds = ["RETURN_CODE", "PROCESS_ID", "ORDER_NUMBER", "TRACKING_NUMBER", "EMAIL", "SKU", "POSTAL_CODE", "NAME"];
  for (const kind of kinds) {
    const texts = await sample(place, keysOf(kind));
    const paths = texts.map((text) => `/v1/processes/search?query=${encodeURIComponent(text)}`);
    const what = `search by ${kind.toLowerCase().replace("_", " ")}`;
    searches.set(what, paths);
    // With more returns it matches more of them, and a full page is returned: this measures the search alone.
    if (NAMES_MANY.has(kind))
      searches.set(
        `${what}${ONE_A_PAGE}`,
        paths.map((path) => `${path}&page_size=1`),
      );
  }
  return searches;
};

const LIST = "/v1/processes/summaries?page_size=25&page=";

/**
 * The same requests at a thousand returns and at all of them, in turn; the small one's last page stands for page 1,000.
 */
export const compareSizes = async ({ small, large }: { small: Place; large: Place }): Promise<Figure[]> => {
  const [few, many] = [await looks(small), await looks(large)];
  const pages = (page: number) => Array.from({ length: LOOKS }, () => `${LIST}${page}`);
  few.set("summaries, page 1", pages(0)).set("summaries, page 1,000", pages(20));
  many.set("summaries, page 1", pages(0)).set("summaries, page 1,000", pages(999));
  const figures: Figure[] = [];
  for (const [what, paths] of many) {
    const times = { small: [] as number[], large: [] as number[] };
    const others = few.get(what) ?? [];
    for (const [at, path] of paths.entries()) {
      const other = others[at % others.length] ?? path;
      times.small.push(await timeGet(small.server.baseUrl + other, headersOf(small)));
      times.large.push(await timeGet(large.server.baseUrl + path, headersOf(large)));
    }
    const [before, after] = [quantile(times.small, 0.95), quantile(times.large, 0.95)];
    const reached = `${(after / before).toFixed(2)} × (${ms(before)} → ${ms(after)})`;
    const isPromised = !what.endsWith(ONE_A_PAGE);
    const promised = isPromised ? `≤ ${MOST_TIMES_SLOWER} × of 1,000` : "";
    figures.push(figure(`${what}, p95`, promised, reached, isPromised ? after <= before * MOST_TIMES_SLOWER : null));
  }
  return figures;
};
