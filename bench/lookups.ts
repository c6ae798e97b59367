// lookups: R28 of docs/reliability.md. Lookups that fail because of the order, the email or the store, in turn: their
// responses, and whether their duration distinguishes them.
import { randomBytes } from "node:crypto";
import { createRandom, percentile, recordRows } from "./lib-reliability";
import { putOrder } from "./lib-return";
import { startServer } from "./lib-server";

const PAIRS = 400;
/** Five failures of one order within a quarter of an hour are allowed. */
const TRIES_OF_AN_ORDER = 4;
const WARM_UP = 40;
const MOST_MS_APART = 5;
const LEAST_P = 0.01;
const SEED = 20_261_122;

type Failed = { ms: number; shape: string };

const server = await startServer();
const shop = { baseUrl: server.baseUrl, demo: server.demo };

const lookUp = async (orderNumber: string): Promise<Failed> => {
  const body = JSON.stringify({ order_number: orderNumber, email: `${randomBytes(8).toString("hex")}@example.com` });
  const headers = { "content-type": "application/json", "x-svc-api-key": shop.demo.api_key };
  const since = performance.now();
  const response = await fetch(`${shop.baseUrl}/returns/intent/start`, { method: "POST", headers, body });
  const text = await response.text();
  const ms = performance.now() - since;
  const { request_id: _, ...said } = JSON.parse(text);
  const kept = [...response.headers].filter(([name]) => !["date", "x-request-id", "ratelimit"].includes(name));
  return { ms, shape: JSON.stringify([response.status, kept, said]) };
};

const absent = () => `S${randomBytes(6).toString("hex").toUpperCase()}`;

/** The probability that two samples of one distribution differ this much (Mann and Whitney, normal approximation). */
const rankSumP = (left: readonly number[], right: readonly number[]): number => {
  const all = [...left.map((ms) => ({ ms, isLeft: true })), ...right.map((ms) => ({ ms, isLeft: false }))];
  all.sort((a, b) => a.ms - b.ms);
  const ranks = all.reduce((sum, { isLeft }, index) => (isLeft ? sum + index + 1 : sum), 0);
  const [n, m] = [left.length, right.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(z));
};

/** Abramowitz and Stegun 26.2.17, to seven digits. */
const normal = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
};

try {
  const orders: string[] = [];
  for (let made = 0; made < (PAIRS + WARM_UP) / TRIES_OF_AN_ORDER; made += 1)
    orders.push((await putOrder(shop)).number);
  const there = Array.from({ length: PAIRS + WARM_UP }, (_, nth) => orders[nth % orders.length] ?? "");
  const random = createRandom(SEED);
  const [wrongMail, wrongNumber]: [Failed[], Failed[]] = [[], []];
  for (const [nth, number] of there.entries()) {
    const isFirst = random() < 0.5;
    for (const isThere of [isFirst, !isFirst]) {
      const failed = await lookUp(isThere ? number : absent());
      if (nth >= WARM_UP) (isThere ? wrongMail : wrongNumber).push(failed);
    }
  }
  const shapes = new Set([...wrongMail, ...wrongNumber].map(({ shape }) => shape));
  const [mail, none] = [wrongMail.map(({ ms }) => ms), wrongNumber.map(({ ms }) => ms)];
  const apartMs = Math.abs(percentile(mail, 0.5) - percentile(none, 0.5));
  const p = rankSumP(mail, none);
  const isKept = recordRows("lookups", [
    {
      id: "R28",
      promise: `A failed lookup reveals nothing: one response, medians of ${PAIRS} pairs < ${MOST_MS_APART} ms apart, rank sum p > ${LEAST_P}`,
      reached: `${shapes.size} response(s), ignoring the request ID; existing order ${percentile(mail, 0.5).toFixed(2)} ms, unknown order ${percentile(none, 0.5).toFixed(2)} ms, p = ${p.toFixed(3)} (seed ${SEED})`,
      isKept: shapes.size === 1 && apartMs < MOST_MS_APART && p > LEAST_P,
    },
  ]);
  process.exitCode = isKept ? 0 : 1;
} finally {
  await server.stop();
}
