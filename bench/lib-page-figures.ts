import { type Browser, chromium } from "@playwright/test";
import { ensureChromium } from "../scripts/testing/chromium.mjs";
import { type Audit, auditPage, type Category, type Paints, watchPaints } from "./lib-lighthouse";
import { type Figure, figure, median } from "./lib-measure";
import { type Bytes, tapPage, type Visit, weighPage } from "./lib-page-load";
import { freePort } from "./lib-server";

/** Scores, milliseconds, layout shift, and kilobytes of 1,000 bytes over the wire; null if nothing is promised. */
export type Limits = {
  performance: number;
  /** Null: pages about an order, and those behind a sign-in, aren't for search engines. */
  seo: number | null;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  inpMs: number;
  jsKb: number;
  ownJsKb: number;
  htmlKb: number | null;
  fontKb: number | null;
};

export type Route = { name: string; visit: Visit; promised: Limits };

/** A Chromium that Lighthouse can control by its port. */
export type Eye = { browser: Browser; port: number };

export const openEye = async (): Promise<Eye> => {
  const executablePath = await ensureChromium({ root: process.cwd() });
  const port = await freePort();
  const browser = await chromium.launch({
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
    ...(executablePath === "" ? {} : { executablePath }),
  });
  return { browser, port };
};

/** A page's Lighthouse performance, as the median of so many visits: its score, and blocking time. */
export const judgeSpeed = async ({ port }: Eye, visit: Visit, times: number): Promise<Speed> => {
  const audits: Audit[] = [];
  for (let turn = 0; turn < times; turn += 1) audits.push(await auditPage(port, visit));
  return speedOf(audits);
};

export type Speed = { performance: number; tbtMs: number };

const speedOf = (audits: readonly Audit[]): Speed => ({
  performance: median(audits.map(({ scores }) => scores.performance)),
  tbtMs: median(audits.map(({ tbtMs }) => tbtMs)),
});

/** A page compared with the empty one of the same run: at most a tenth worse. */
export const besideFloor = (name: string, page: Speed, floor: Speed): Figure[] => [
  figure(
    `${name}: performance compared with an empty page`,
    `≥ ${Math.floor(floor.performance * 0.9)}`,
    `${page.performance} (empty: ${floor.performance})`,
    page.performance >= Math.floor(floor.performance * 0.9),
  ),
  figure(
    `${name}: blocking time compared with an empty page`,
    `≤ ${millis(floor.tbtMs * 1.1)}`,
    `${millis(page.tbtMs)} (empty: ${millis(floor.tbtMs)})`,
    page.tbtMs <= floor.tbtMs * 1.1,
  ),
];

/** A page's weight and Lighthouse ratings, as the median of so many visits. */
export const measureRoute = async (
  { browser, port }: Eye,
  route: Route,
  times: number,
): Promise<{ figures: Figure[]; speed: Speed }> => {
  const { visit } = route;
  // The first visit warms up the server, which isn't measured here.
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
  return { figures: figuresOf(route, { bytes, audits, paints, taps }), speed: speedOf(audits) };
};

type Measured = { audits: readonly Audit[]; paints: readonly Paints[]; taps: readonly number[]; bytes: Bytes };

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const millis = (value: number): string => `${value.toFixed(0)} ms`;

const figuresOf = ({ name, promised }: Route, { audits, paints, taps, bytes }: Measured): Figure[] => {
  const middle = (pick: (one: Audit) => number): number => median(audits.map(pick));
  const most = (what: string, value: number, limit: number, show: (value: number) => string) =>
    figure(`${name}: ${what}`, `≤ ${show(limit)}`, show(value), value <= limit);
  const size = (what: string, bytes: number, limitKb: number | null) =>
    limitKb === null ? figure(`${name}: ${what}`, "", kb(bytes), null) : most(what, bytes, limitKb * 1000, kb);
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
    ...(failed.length === 0 ? [] : [figure(`${name}: failed audits`, "", failed.join(", "), null)]),
    figure(`${name}: first paint`, "", millis(fcpMs), null),
    most("largest paint", lcpMs, promised.lcpMs, millis),
    figure(`${name}: throttled while it loads, first and largest paint`, "", slowed.map(millis).join(", "), null),
    most("blocking time", tbtMs, promised.tbtMs, millis),
    most("layout shift", cls, promised.cls, (value) => value.toFixed(3)),
    ...(taps.length === 0 ? [] : [most("first tap to paint", median(taps), promised.inpMs, millis)]),
    most("scripts", bytes.js, promised.jsKb * 1000, kb),
    figure(`${name}: of which React and Next.js`, "", kb(bytes.framework), null),
    most("of which our own", bytes.js - bytes.framework, promised.ownJsKb * 1000, kb),
    size("document", bytes.html, promised.htmlKb),
    size("fonts", bytes.font, promised.fontKb),
    figure(`${name}: style sheets, other files`, "", [bytes.css, bytes.other].map(kb).join(", "), null),
  ];
};
