import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { SETTING_NAMES } from "@/server/kernel/env";

const MANIFESTS = readdirSync("ops/kubernetes").map((name) => `ops/kubernetes/${name}`);
const UNITS = readdirSync("ops/systemd").map((name) => `ops/systemd/${name}`);

/** Variables of other programs, and of Node.js. */
const FOREIGN = /^(?:POSTGRES|MINIO)_|^(?:HOST|NODE_ENV|MALLOC_ARENA_MAX|NEXT_TELEMETRY_DISABLED|CHECKPOINT_DISABLE)$/;

const read = (path: string) => readFileSync(path, "utf8");
const parse = (path: string): readonly unknown[] =>
  parseAllDocuments(read(path), { merge: true }).map((one) => one.toJS());

/** Every object inside a value, with the keys that lead to it. */
const walk = (value: unknown): readonly Record<string, unknown>[] => {
  if (Array.isArray(value)) return value.flatMap(walk);
  if (typeof value !== "object" || value === null) return [];
  const record: Record<string, unknown> = { ...value };
  return [record, ...Object.values(record).flatMap(walk)];
};
const textsOf = (path: string, key: string): readonly string[] =>
  parse(path)
    .flatMap(walk)
    .flatMap((one) => (Array.isArray(one[key]) ? one[key].map(String).slice(0, 1) : []));
const keysOf = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

const settingsIn = (path: string): readonly string[] => {
  if (path.endsWith(".service"))
    return [...read(path).matchAll(/^Environment=(.*)$/gm)].flatMap(
      ([, line = ""]) => line.match(/\b[A-Z_]+(?==)/g) ?? [],
    );
  if (path.endsWith("Dockerfile"))
    return [...read(path).matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) => line.match(/\b[A-Z_]+(?==)/g) ?? []);
  const objects = parse(path).flatMap(walk);
  const inEnv = objects.flatMap(({ env }) => (Array.isArray(env) ? env.map((one) => String(one.name)) : []));
  const isSettings = ({ kind }: Record<string, unknown>) => kind === "ConfigMap" || kind === "Secret";
  const inMaps = objects.flatMap((one) => [
    ...keysOf(one.environment),
    ...(isSettings(one) ? [...keysOf(one.data), ...keysOf(one.stringData)] : []),
  ]);
  return [...inEnv, ...inMaps];
};

test.each([
  "ops/compose.yaml",
  "ops/container/Dockerfile",
  "ops/kubernetes/config.yaml",
  "ops/kubernetes/web.yaml",
  "ops/kubernetes/worker.yaml",
  ...UNITS,
])("every variable in %s is a setting", (path) => {
  const names = settingsIn(path);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !SETTING_NAMES.includes(name) && !FOREIGN.test(name))).toEqual([]);
});

test.each(["ops/compose.yaml", ...MANIFESTS])("every command in %s is one of the image", (path) => {
  const commands = [...textsOf(path, "args"), ...textsOf(path, "command")];
  const unknown = commands.filter((word) => word !== "web" && !existsSync(`server/cli/commands/${word}.ts`));
  expect(unknown).toEqual([]);
});

test("ports are those of the image, and scripts exist", () => {
  const [, port = ""] = /PORT=(\d+)/.exec(read("ops/container/Dockerfile")) ?? [];
  expect(read("ops/container/Dockerfile")).toContain(`EXPOSE ${port}\n`);
  expect(read("ops/haproxy.cfg").match(/web\d:(\d+)/g)).toEqual([`web1:${port}`, `web2:${port}`]);
  expect(read("ops/kubernetes/web.yaml")).toContain(`containerPort: ${port}`);
  const worker = read("ops/kubernetes/worker.yaml");
  const [, metrics = ""] = /METRICS_PORT, value: "(\d+)"/.exec(worker) ?? [];
  expect(worker).toContain(`containerPort: ${metrics}`);
  const scripts = ["ops/container/Dockerfile", ...UNITS].flatMap(
    (path) => read(path).match(/scripts\/[\w/.-]+\.mjs/g) ?? [],
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => !existsSync(script))).toEqual([]);
});

test("every process runs without rights that it doesn't need", () => {
  for (const path of MANIFESTS.filter((one) => !one.endsWith("config.yaml"))) {
    const objects = parse(path).flatMap(walk);
    const containers = objects.flatMap(({ containers: all }) => (Array.isArray(all) ? all : []));
    expect(containers.length).toBe(1);
    for (const { securityContext } of containers)
      expect(securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ["ALL"] },
      });
    expect(objects.some(({ runAsNonRoot }) => runAsNonRoot === true)).toBe(true);
  }
  expect(read("ops/container/Dockerfile")).toMatch(/^USER 10001:10001$/m);
});
