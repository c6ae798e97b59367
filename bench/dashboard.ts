// dashboard [--times N] [--write]: what the merchant's pages weigh and how Lighthouse rates them, with its mobile
// preset.
import { parseArgs } from "node:util";
import { auditPage } from "./lib-lighthouse";
import { loadYoung } from "./lib-load";
import { type Figure, figure, load, median, ms } from "./lib-measure";
import { type Limits, measureRoute, openEye, type Route } from "./lib-page-figures";
import { report } from "./lib-report";
import { type RunningServer, startServer } from "./lib-server";
import { ownersCookies } from "./lib-sign-in";

const { values } = parseArgs({
  options: { times: { type: "string", default: "5" }, write: { type: "boolean", default: false } },
});
const times = Number(values.times);
const RETURNS = 2_000;

const PAGE = { seo: null, cls: 0.03, inpMs: 200, htmlKb: null, fontKb: null };
const LIST: Limits = { ...PAGE, performance: 90, lcpMs: 2_000, tbtMs: 200, jsKb: 230, ownJsKb: 60 };
const DETAIL: Limits = { ...LIST, jsKb: 240, ownJsKb: 70 };
const ANALYTICS: Limits = { ...PAGE, performance: 90, lcpMs: 2_200, tbtMs: 150, jsKb: 200, ownJsKb: 25 };

/**
 * The newest return by its code.
 * @throws Error without one
 */
const newestReturn = async ({ baseUrl, demo }: RunningServer): Promise<string> => {
  const answer = await fetch(`${baseUrl}/v1/processes/search?ecommerce_id=${demo.ecommerce_id}&page_size=1`, {
    headers: { Authorization: `Bearer ${demo.api_key}` },
  });
  const { return_summaries: rows } = (await answer.json()) as {
    return_summaries: { basic_process_data: { return_code: string } }[];
  };
  const code = rows[0]?.basic_process_data.return_code;
  if (code === undefined) throw new Error("There is no return to open.");
  return code;
};

/** How long React and Next.js block the same phone with almost no code of ours: the shopper's first page. */
const leastBlocked = async (port: number, url: string): Promise<Figure> => {
  const blocked: number[] = [];
  for (let turn = 0; turn < times; turn += 1) blocked.push((await auditPage(port, { url, cookies: [] })).tbtMs);
  return figure("for comparison, a shopper's look-up: blocking time", "", ms(median(blocked)), null);
};

const server = await startServer();
const eye = await openEye();
try {
  console.log(`${load().toFixed(1)} processes want to run before we begin`);
  await loadYoung(server.dataDir, RETURNS);
  const home = `${server.baseUrl}/dashboard`;
  const signedIn = (await ownersCookies(eye.browser, server)).map(({ name, value }) => ({ name, value, url: home }));
  const route = (name: string, path: string, promised: Limits, tap?: string): Route => ({
    ...{ name, promised },
    visit: { url: `${home}${path}`, cookies: signedIn, ...(tap === undefined ? {} : { tap }) },
  });
  const figures: Figure[] = [];
  for (const each of [
    route("list", "/returns", LIST, "main :is(tbody, li) input[type=checkbox]"),
    route("return", `/returns/${await newestReturn(server)}`, DETAIL),
    route("analytics", "/analytics", ANALYTICS),
  ])
    figures.push(...(await measureRoute(eye, each, times)).figures);
  const { slug } = server.demo as RunningServer["demo"] & { slug: string };
  figures.push(await leastBlocked(eye.port, `${server.baseUrl}/r/${slug}`));
  report(figures, { name: "dashboard", isWritten: values.write });
  process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
} finally {
  await eye.browser.close();
  await server.stop();
}
