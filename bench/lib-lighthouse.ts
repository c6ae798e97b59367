import lighthouse, { type Flags } from "lighthouse";
import type { Visit } from "./lib-page-load";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Scores of 0 to 100, and times in milliseconds. */
export type Audit = {
  scores: Record<Category, number>;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Failed audits other than performance. */
  failed: readonly string[];
};

/**
 * One run of Lighthouse with its mobile preset, in the Chromium that listens on that port.
 * @throws Error if it fails
 */
export const auditPage = async (port: number, visit: Visit): Promise<Audit> => {
  const { categories, audits, value } = await runOn(visit, { port, onlyCategories: [...CATEGORIES] });
  const scoreOf = (category: Category): number => Math.round((categories[category]?.score ?? 0) * 100);
  const failed = CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  );
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      seo: scoreOf("seo"),
    },
    fcpMs: value("first-contentful-paint"),
    lcpMs: value("largest-contentful-paint"),
    tbtMs: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    failed,
  };
};

/** In milliseconds. */
export type Paints = { firstMs: number; largestMs: number };

/**
 * When the preset's phone paints if it is throttled while loading. The times of `auditPage` are simulated from a visit
 * at full speed, and count whatever was loaded before the largest paint, even if it didn't wait for it.
 */
export const watchPaints = async (port: number, visit: Visit): Promise<Paints> => {
  const { value } = await runOn(visit, { port, onlyCategories: ["performance"], throttlingMethod: "devtools" });
  return { firstMs: value("first-contentful-paint"), largestMs: value("largest-contentful-paint") };
};

const runOn = async ({ url, cookies }: Visit, flags: Flags) => {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const extraHeaders: Record<string, string> = cookie === "" ? {} : { Cookie: cookie };
  const run = await lighthouse(url, { ...flags, extraHeaders, logLevel: "error" });
  if (run === undefined || run.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? "no answer"} at ${url}.`);
  const { audits, categories } = run.lhr;
  const value = (id: string): number => {
    const { numericValue } = audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse told nothing of ${id} at ${url}.`);
    return numericValue;
  };
  return { audits, categories, value };
};
