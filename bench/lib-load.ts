import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { ensureDemoTenant } from "@/server/cli/demo/demo-tenant";
import { insertLoad } from "@/server/cli/demo/insert-load";
import { type LoadReturn, loadReturn } from "@/server/cli/demo/load-return";
import { createContext } from "@/server/context";
import { findReturnWarehouse } from "@/server/db/shipping/warehouses";
import type { Store } from "@/server/domain/store/types";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { readEnv } from "@/server/kernel/env";
import type { ServiceContext } from "@/server/services/context";
import { createGroup } from "@/server/services/setup/create-group";
import { createStore } from "@/server/services/setup/create-store";
import { findCluster } from "../scripts/postgres/cluster.mjs";
import { FIRST_NAMES, LAST_NAMES } from "./lib-names";

const BATCH = 250;
/** Their numbers start this far below zero, so that a larger load continues where a smaller one ended. */
const MOST_RETURNS = 1_000_000;
/** Of twenty returns, the demo's store has sixteen; the others belong to two stores of another merchant. */
const OTHER_STORES = new Map([
  [7, 0],
  [11, 1],
  [15, 0],
  [19, 1],
]);
/** As many products as a shop of this size sells: a SKU finds some returns, not a tenth of them. */
const ARTICLES = 4_000;

/** The database of a data folder whose server is running. */
export const databaseUrl = async (dataDir: string): Promise<string> => {
  const cluster = await findCluster({ dir: join(dataDir, "postgres"), password: secretsOf(dataDir).POSTGRES_PASSWORD });
  if (cluster === null) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  return cluster.url();
};

const secretsOf = (dataDir: string): { HOMEWARD_SECRET: string; POSTGRES_PASSWORD: string } =>
  JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));

/** Brings a data folder's database to `count` returns of several stores; existing ones stay. */
export const ensureLoad = (dataDir: string, count: number): Promise<void> =>
  within(dataDir, async (ctx) => {
    const present = await ctx.db.returnProcess.count({ where: { number: { lt: 0 } } });
    if (present < count) await load(ctx, { count, present });
  });

/** Fills an empty database with `count` returns of several stores. */
export const fillReturns = (ctx: ServiceContext, count: number): Promise<void> => load(ctx, { count, present: 0 });

/** Of returns this recent, four of five still have to be inspected. */
const YOUNG = 400;

/** Adds `count` returns of the last days to the demo's store. */
export const loadYoung = (dataDir: string, count: number): Promise<void> =>
  within(dataDir, async (ctx) => {
    const { store, system } = await ensureDemoTenant(ctx);
    const warehouse = await findReturnWarehouse(ctx.db, system, { ecommerceId: store.id, country: "" });
    const to = warehouse?.address ?? EMPTY_ADDRESS;
    const now = ctx.clock.now();
    const returns = Array.from({ length: count }, (_, index) =>
      asSomebody(loadReturn({ store, to, index, count: index + 1 + (index % YOUNG), now }), index),
    );
    await ctx.db.$transaction((tx) => insertLoad(tx, system, { returns, to, first: -count, now }), {
      maxWait: 60_000,
      timeout: 60_000,
    });
  });

const within = async (dataDir: string, work: (ctx: ServiceContext) => Promise<void>): Promise<void> => {
  const variables = { DATABASE_URL: await databaseUrl(dataDir), DATA_DIR: dataDir, LOG_LEVEL: "error" };
  const { HOMEWARD_SECRET } = secretsOf(dataDir);
  const ctx = createContext(readEnv({ ...variables, HOMEWARD_SECRET }), { wake: () => undefined });
  try {
    await work(ctx);
    await vacuum(variables.DATABASE_URL);
  } finally {
    await ctx.db.$disconnect();
  }
};

/** Autovacuum would do it eventually; a load of this size takes longer than a request may. */
const vacuum = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
};

const load = async (ctx: ServiceContext, { count, present }: { count: number; present: number }): Promise<void> => {
  const { store: main, system } = await ensureDemoTenant(ctx);
  const others = await otherStores(ctx);
  const warehouse = await findReturnWarehouse(ctx.db, system, { ecommerceId: main.id, country: "" });
  const to = warehouse?.address ?? EMPTY_ADDRESS;
  const now = ctx.clock.now();
  for (let start = present; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start);
    // Oldest first, as in reality; earlier ones come first in lists.
    const made = Array.from({ length: size }, (_, offset) => {
      const index = start + offset;
      const nth = OTHER_STORES.get(index % 20);
      const store = (nth === undefined ? undefined : others[nth]) ?? main;
      return asSomebody(loadReturn({ store, to, index, count, now }), index);
    });
    const groups = new Map(made.map((one) => [one.order.groupId, [] as LoadReturn[]]));
    for (const one of made) groups.get(one.order.groupId)?.push(one);
    let first = start - MOST_RETURNS;
    for (const [groupId, returns] of groups) {
      const scope = { groupId, ecommerceIds: null };
      const input = { returns, to, first, now };
      await ctx.db.$transaction((tx) => insertLoad(tx, scope, input), { maxWait: 60_000, timeout: 60_000 });
      first += returns.length;
    }
    if ((start + size) % 10_000 === 0) console.log(`  ${start + size} of ${count} returns loaded`);
  }
};

const otherStores = async (ctx: ServiceContext): Promise<Store[]> => {
  const actor = await createGroup(ctx, { name: "Another merchant" });
  const input = { currencyCode: "EUR", timeZone: "Europe/Berlin", isTesting: true };
  const stores: Store[] = [];
  for (const slug of ["bench-one", "bench-two"])
    stores.push(await createStore(ctx, { actor, input: { ...input, slug: `${slug}-${Date.now()}`, name: slug } }));
  return stores;
};

/** The same return for another person: as many names, places and products as a merchant of this size has. */
const asSomebody = (one: LoadReturn, index: number): LoadReturn => {
  // Steps coprime to the lists' lengths: neighbors differ, and every pair occurs.
  const firstName = FIRST_NAMES[(index * 7) % FIRST_NAMES.length] ?? "";
  const lastName = LAST_NAMES[Math.floor(index / FIRST_NAMES.length + index * 11) % LAST_NAMES.length] ?? "";
  const postcode = String(10_000 + ((index * 7_919) % 89_999));
  const name = { firstName, lastName };
  const shippingAddress = { ...one.order.shippingAddress, ...name, postcode };
  const lines = one.order.lines.map((line, nth) => ({ ...line, sku: `${line.sku}-${(index * 31 + nth) % ARTICLES}` }));
  const order = { ...one.order, ...name, shippingAddress, lines };
  const process = { ...one.opened.process, ...name };
  return { ...one, order, opened: { ...one.opened, process } };
};
