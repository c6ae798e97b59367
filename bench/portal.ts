// portal [--times N] [--write]: what the shopper's pages weigh and how Lighthouse judges them, on its mobile preset.
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../scripts/testing/chromium.mjs";
import { type Audit, auditPage, type Category, type Paints, watchPaints } from "./lib-lighthouse";
import { type Figure, figure, load, median } from "./lib-measure";
import { type Bytes, tapPage, type Visit, weighPage } from "./lib-page-load";
import { report } from "./lib-report";
import { draftReturn, putOrder, type Shop, send } from "./lib-return";
import { freePort, startServer } from "./lib-server";

const { values } = parseArgs({
  options: { times: { type: "string", default: "5" }, write: { type: "boolean", default: false } },
});
const times = Number(values.times);

/** Scores, milliseconds, layout shift, and kilobytes of 1,000 bytes over the wire. */
type Limits = {
  performance: number;
  /** Null: pages about an order are for no search engine. */
  seo: number | null;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  inpMs: number;
  jsKb: number;
  ownJsKb: number;
  htmlKb: number;
};
const DOOR: Limits = {
  ...{ performance: 98, seo: 95, lcpMs: 1_500, tbtMs: 50, cls: 0.02, inpMs: 100 },
  ...{ jsKb: 130, ownJsKb: 10, htmlKb: 12 },
};
const STEP: Limits = {
  ...{ performance: 95, seo: null, lcpMs: 1_800, tbtMs: 100, cls: 0.02, inpMs: 150 },
  ...{ jsKb: 140, ownJsKb: 20, htmlKb: 25 },
};
const AFTER: Limits = {
  ...{ performance: 97, seo: null, lcpMs: 1_500, tbtMs: 50, cls: 0, inpMs: 100 },
  ...{ jsKb: 130, ownJsKb: 8, htmlKb: 15 },
};
const FONT_KB = 29;

type Route = { name: string; path: string; token: string | null; promised: Limits };

/** A page of each kind, with a draft and a return of an order of its own. */
const routesOf = async (shop: Shop & { demo: { slug: string } }): Promise<Route[]> => {
  const draft = await draftReturn(shop, await putOrder(shop));
  const made = await draftReturn(shop, await putOrder(shop));
  const path = `/returns/${made.id}/complete`;
  const { body } = await send(shop, { name: "complete", method: "POST", path, body: {}, key: made.token });
  const home = `/return/${body.return_code}`;
  return [
    { name: "look-up", path: "", token: null, promised: DOOR },
    { name: "items", path: "/items", token: draft.token, promised: STEP },
    { name: "outcome", path: "/outcome", token: draft.token, promised: STEP },
    { name: "send and confirm", path: "/send", token: draft.token, promised: STEP },
    { name: "pass", path: `${home}/pass`, token: made.token, promised: AFTER },
    { name: "status", path: home, token: made.token, promised: AFTER },
  ];
};

type Measured = { audits: readonly Audit[]; paints: readonly Paints[]; taps: readonly number[]; bytes: Bytes };

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const millis = (value: number): string => `${value.toFixed(0)} ms`;

const figuresOf = ({ name, promised }: Route, { audits, paints, taps, bytes }: Measured): Figure[] => {
  const middle = (pick: (one: Audit) => number): number => median(audits.map(pick));
  const most = (what: string, value: number, limit: number, show: (value: number) => string) =>
    figure(`${name}: ${what}`, `≤ ${show(limit)}`, show(value), value <= limit);
  const score = (what: Category, least: number) => {
    const value = middle(({ scores }) => scores[what]);
    return figure(`${name}: ${what}`, `≥ ${least}`, String(value), value >= least);
  };
  const fcpMs = middle((one) => one.fcpMs);
  const lcpMs = middle((one) => one.lcpMs);
  const slowed = [paints.map(({ firstMs }) => firstMs), paints.map(({ largestMs }) => largestMs)].map(median);
  const tbtMs = middle((one) => one.tbtMs);
  const cls = Number(middle((one) => one.cls).toFixed(3));
  const failed = [...new Set(audits.flatMap((one) => one.failed))].filter(
    (id) => promised.seo || id !== "is-crawlable",
  );
  return [
    score("performance", promised.performance),
    score("accessibility", 100),
    score("best-practices", 100),
    ...(promised.seo === null ? [] : [score("seo", promised.seo)]),
    ...(failed.length === 0 ? [] : [figure(`${name}: lost points for`, "", failed.join(", "), null)]),
    figure(`${name}: first paint`, "", millis(fcpMs), null),
    most("largest paint", lcpMs, promised.lcpMs, millis),
    figure(`${name}: slowed down while it loads, first and largest paint`, "", slowed.map(millis).join(", "), null),
    most("blocked", tbtMs, promised.tbtMs, millis),
    most("layout shift", cls, promised.cls, (value) => value.toFixed(3)),
    ...(taps.length === 0 ? [] : [most("first tap to paint", median(taps), promised.inpMs, millis)]),
    most("scripts", bytes.js, promised.jsKb * 1000, kb),
    figure(`${name}: of which React and Next.js`, "", kb(bytes.framework), null),
    most("of which ours", bytes.js - bytes.framework, promised.ownJsKb * 1000, kb),
    most("document", bytes.html, promised.htmlKb * 1000, kb),
    most("fonts", bytes.font, FONT_KB * 1000, kb),
    figure(`${name}: style sheets, the rest`, "", [bytes.css, bytes.other].map(kb).join(", "), null),
  ];
};

const server = await startServer();
const executablePath = await ensureChromium({ root: process.cwd() });
const port = await freePort();
const browser = await chromium.launch({
  args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  ...(executablePath === "" ? {} : { executablePath }),
});

const measure = async (visit: Visit): Promise<Measured> => {
  // The first visit warms the server, which is not what is measured here.
  const bytes = await weighPage(browser, visit);
  const audits: Audit[] = [];
  const paints: Paints[] = [];
  const taps: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    audits.push(await auditPage(port, visit));
    paints.push(await watchPaints(port, visit));
    const tap = await tapPage(browser, visit);
    if (tap !== null) taps.push(tap);
  }
  return { bytes, audits, paints, taps };
};

try {
  console.log(`${load().toFixed(1)} processes want to run before we begin`);
  const demo = server.demo as Shop["demo"] & { slug: string };
  const figures: Figure[] = [];
  for (const route of await routesOf({ baseUrl: server.baseUrl, demo })) {
    const url = `${server.baseUrl}/r/${demo.slug}${route.path}`;
    const cookie = route.token === null ? null : { name: "homeward_shopper", value: route.token, url };
    figures.push(...figuresOf(route, await measure({ url, cookie })));
  }
  report(figures, { name: "portal", isWritten: values.write });
  process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
