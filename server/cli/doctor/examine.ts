import { statfs } from "node:fs/promises";
import { totalmem } from "node:os";
import { constrainedMemory } from "node:process";
import { getHeapStatistics } from "node:v8";
import pg from "pg";
import { type Env, readEnv } from "@/server/kernel/env";
import { checkAddresses } from "./address-checks";
import { checkData } from "./data-checks";
import { checkMigrations, checkServer } from "./database-checks";
import {
  critical,
  FAULT_IDS,
  type Fault,
  type Finding,
  LIMITS,
  type Limits,
  type Machine,
  messageOf,
  type Patient,
} from "./fault";
import { checkMachine } from "./machine-checks";
import { checkWork } from "./work-checks";

const CONNECT_MS = 10_000;
/** No check may slow down a database that has trouble already. */
const STATEMENT_MS = 15_000;

export const thisMachine: Machine = {
  nodeVersion: process.versions.node,
  heapBytes: getHeapStatistics().heap_size_limit,
  memoryBytes: Math.min(totalmem(), constrainedMemory() || Number.POSITIVE_INFINITY),
  now: Date.now,
  diskOf: async (folder) => {
    const { bavail, bsize, ffree } = await statfs(folder);
    return { freeBytes: bavail * bsize, freeFiles: ffree };
  },
};

type Examined = {
  source: Patient["source"];
  machine?: Machine;
  limits?: Partial<Limits>;
};

/** Examines the installation: everything that can be checked, even if something else fails. Changes nothing. */
export const examine = async ({ source, machine = thisMachine, limits = {} }: Examined): Promise<Finding[]> => {
  const patient: Patient = { source, env: readOrNull(source), machine, limits: { ...LIMITS, ...limits } };
  const own = await checkMachine(patient);
  return [...own, ...(patient.env === null ? [] : await examineWith({ ...patient, env: patient.env }))];
};

/** Returns the faults, the worst first; of the same severity, those that cause others first. */
export const worstFirst = (findings: readonly Finding[]): Fault[] =>
  findings.flatMap(({ faults }) => faults).sort((a, b) => rank(a) - rank(b));

const rank = ({ id, severity }: Fault): number =>
  FAULT_IDS.indexOf(id) + (severity === "critical" ? 0 : FAULT_IDS.length);

const readOrNull = (source: Patient["source"]): Env | null => {
  try {
    return readEnv(source);
  } catch {
    return null;
  }
};

const examineWith = async (patient: Patient & { env: Env }): Promise<Finding[]> => {
  const { env } = patient;
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    const what = `PostgreSQL can't be reached: ${messageOf(error)}.`;
    const fix = "Start it, or correct DATABASE_URL; pages and API respond with 503 until then.";
    const finding = { check: "database", detail: "", faults: [critical("database-down", what, fix)] };
    return [finding, ...(await checkAddresses(patient, { env, isLive: false, portalDomains: [] }))];
  }
  try {
    const tables = await checkMigrations(env.DATABASE_URL);
    // Tables of another version may lack what the other checks read.
    const isWhole = tables.faults.every(({ id }) => id === "migration-edited" || id === "database-newer");
    const { isLive, portalDomains } = isWhole ? await readStores(client) : { isLive: false, portalDomains: [] };
    const connected = { ...patient, client, isLive };
    return [
      ...(await checkServer(connected)),
      tables,
      ...(isWhole ? [...(await checkData(connected)), ...(await checkWork(connected))] : []),
      ...(await checkAddresses(patient, { env, isLive, portalDomains })),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
};

const readStores = async (client: pg.Client): Promise<{ isLive: boolean; portalDomains: string[] }> => {
  const { rows } = await client.query<{ isTesting: boolean; domain: string | null }>(
    'select is_testing as "isTesting", portal_domain as domain from ecommerces where is_enabled',
  );
  return {
    isLive: rows.some(({ isTesting }) => !isTesting),
    portalDomains: rows.flatMap(({ domain }) => domain ?? []),
  };
};
