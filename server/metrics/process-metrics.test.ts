import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProcessMetrics } from "./process-metrics";

type Family = { name: string; help: string; type: string; samples: string[] };
const SAMPLE = /^([a-z_]+)(\{(?:[a-z_]+="(?:[^"\\\n]|\\.)*",?)+\})? (-?[\d.e+-]+|Na[Nn]|\+Inf)$/;
const SUFFIXES: Readonly<Record<string, readonly string[]>> = { histogram: ["_bucket", "_sum", "_count"] };

/** Parses text format 0.0.4 strictly. @throws Error for a misplaced line */
const parse = (text: string): Family[] => {
  const families: Family[] = [];
  for (const line of text.split("\n").filter((one) => one !== "")) {
    const family = families.at(-1);
    const [, kind, name = "", rest = ""] = /^# (HELP|TYPE) ([a-z_0-9]+) (.+)$/.exec(line) ?? [];
    if (kind === "HELP") families.push({ name, help: rest, type: "", samples: [] });
    else if (kind === "TYPE" && family?.name === name && family.type === "") family.type = rest;
    else if (family !== undefined && isOf(family, line)) family.samples.push(line);
    else throw new Error(`Out of place: ${line}`);
  }
  return families;
};
const isOf = ({ name, type }: Family, line: string): boolean => {
  const sampled = /^[a-z_0-9]+/.exec(line)?.[0];
  return (
    SAMPLE.test(line.replace(/^[a-z_0-9]+/, "name")) && (SUFFIXES[type] ?? [""]).some((end) => sampled === name + end)
  );
};

let text: string;
let families: Family[];
beforeAll(async () => {
  const all = createProcessMetrics();
  const labels = { method: "GET", route: "/v1/processes/{process_id}", status: "200" };
  all.requests.inc(labels);
  all.requestSeconds.observe(labels, 0.02);
  all.queueDepth.set({ queue: "outbox" }, 3);
  text = await all.registry.metrics();
  families = parse(text);
});

const folder = mkdtempSync(join(tmpdir(), "homeward-metrics-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("names, units and help follow the conventions of Prometheus", () => {
  expect(families.length).toBeGreaterThan(30);
  expect(new Set(families.map(({ name }) => name)).size).toBe(families.length);
  for (const { name, help, type, samples } of families) {
    expect(name).toMatch(/^(http|homeward|nodejs|process)_[a-z0-9_]+[a-z0-9]$/);
    expect(name).not.toMatch(/_(ms|millis|milliseconds|minutes|mb|kb|percent|gauge|counter|histogram)(_|$)/);
    expect([name, name.endsWith("_total")]).toEqual([name, type === "counter"]);
    expect(help).toMatch(/^[A-Z].*\.?$/);
    expect(new Set(samples.map((line) => line.slice(0, line.lastIndexOf(" ")))).size).toBe(samples.length);
  }
  const buckets = text.split("\n").filter((line) => line.startsWith("http_request_duration_seconds_bucket"));
  expect(buckets.map((line) => /le="([^"]+)"/.exec(line)?.[1])).toEqual([
    ...["0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1", "2.5", "10", "+Inf"],
  ]);
});

const promtool = spawnSync("promtool", ["--version"]).error === undefined;
const check = (args: string[], input?: string) => execFileSync("promtool", args, { input, encoding: "utf8" });

test.runIf(promtool)("promtool accepts them and the example configuration", () => {
  expect(check(["check", "metrics"], text)).toBe("");
  expect(check(["check", "config", "ops/prometheus.yml"])).toContain("SUCCESS");
  expect(check(["test", "rules", "ops/prometheus-alerts.test.yml"])).toContain("SUCCESS");
});

/** Returns the metrics in an expression, without functions, labels and keywords. */
const metricsIn = (expression: string): string[] =>
  [...expression.matchAll(/\b(?:(?:http|homeward|nodejs|process)_|homeward:)[a-z0-9_:]+/g)].map(([name]) => name);
const alerts = readFileSync("ops/prometheus-alerts.yml", "utf8");
/** Series that the rules compute. */
const recorded = [...alerts.matchAll(/^ +- record: (\S+)$/gm)].map(([, name]) => name);
const readable = () => [
  ...families.flatMap(({ name, type }) => (SUFFIXES[type] ?? [""]).map((end) => name + end)),
  ...recorded,
];

type Panel = { type: string; title: string; targets?: { expr: string }[] };
const dashboard: { panels: Panel[]; templating: { list: { definition?: string }[] } } = JSON.parse(
  readFileSync("ops/grafana-dashboard.json", "utf8"),
);
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

test("the dashboard and the alerts use existing metrics, and the dashboard shows each of ours", () => {
  const variables = dashboard.templating.list.flatMap(({ definition = "" }) => metricsIn(definition));
  for (const expression of [...expressions, ...alerts.matchAll(/^ +expr: .+(?:\n {10}.+)*/gm)].map(String)) {
    const names = metricsIn(expression);
    if (!expression.includes("up{")) expect([expression, names.length > 0]).toEqual([expression, true]);
    for (const name of names) expect(readable()).toContain(name);
  }
  for (const name of variables) expect(readable()).toContain(name);
  const shown = expressions.flatMap(metricsIn).join(" ");
  const ours = families.map(({ name }) => name).filter((name) => /^(http|homeward)_/.test(name));
  expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
});

test.runIf(promtool)("promtool accepts every expression of the dashboard", () => {
  const rules = expressions.map((expression, at) => ({
    record: `panel:${at}`,
    expr: expression.replaceAll("$__rate_interval", "1m"),
  }));
  const file = join(folder, "rules.json");
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
  expect(check(["check", "rules", "--lint=none", file])).toContain(`${rules.length} rules found`);
});

test("the guide of the objectives says what to do at each alert, where the alert says so", () => {
  const headings = [...readFileSync("docs/guides/slo.md", "utf8").matchAll(/^### (.+)$/gm)].map(
    ([, text = ""]) => text,
  );
  const anchors = headings.map((heading) => heading.toLowerCase().replaceAll(" ", "-"));
  const named = [...alerts.matchAll(/- alert: (\w+)\n[\s\S]*?runbook: docs\/guides\/slo\.md#(\S+)/g)];
  expect(named.length).toBe([...alerts.matchAll(/- alert:/g)].length);
  for (const [, name = "", anchor] of named) {
    expect(anchors).toContain(anchor);
    expect(anchor).toBe(name.replace(/(?:Fast|Medium|Slow|Steady)Burn$/, "").toLowerCase());
  }
  expect(anchors.filter((anchor) => !named.some(([, , used]) => used === anchor))).toEqual([]);
});

test("the guide describes each metric, and no others", () => {
  const guide = readFileSync("docs/guides/monitoring.md", "utf8");
  const described = new Set(
    [...guide.matchAll(/`((?:http|homeward|nodejs|process)_[a-z0-9_]+)`/g)].map(([, name]) => name),
  );
  expect([...described].sort()).toEqual(families.map(({ name }) => name).sort());
});
