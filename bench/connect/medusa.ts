import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { medusa } from "@/server/integrations/medusa/medusa";
import { createProviders } from "@/server/integrations/registry";
import type { IncomingHook, OpenedConnection } from "@/server/partners/provider";
import { administer, databaseUrl } from "@/test/template";
import { startTemporaryCluster } from "../../scripts/postgres/temporary.mjs";
import { type Figure, figure } from "../lib-measure";
import { isWanted } from "./is-wanted";
import { openMedusaApi } from "./medusa-api";
import { openWorker, type Stage } from "./medusa-checks";
import { exchangeAndCredit, refusals } from "./medusa-exchange";
import { exactlyOnce, ordersIn, wholeReturn } from "./medusa-journey";
import { placeOrder } from "./medusa-orders";
import { medusaAsShop } from "./medusa-product";
import { recordMedusa } from "./medusa-record";
import { seedMedusa } from "./medusa-seed";
import { startMedusa } from "./medusa-server";
import { runProductJourney } from "./product-journey";

const FOLDER = process.env.MEDUSA_FOLDER ?? "/tmp/homeward-real-medusa";
const SECRET = "bench-only-signing-secret-0123456789";

/** A return's journey with a real Medusa, compared in Medusa's own Admin API. */
export const runMedusa = async (): Promise<Figure[]> => {
  const hooks = await receiveHooks();
  const postgres = await startTemporaryCluster();
  await administer(postgres.url(), "create database medusa");
  const guide = readFileSync("docs/guides/medusa.md", "utf8");
  const [, source = ""] = /```ts\n([\s\S]*?)```/.exec(guide) ?? [];
  const env = { HOMEWARD_HOOK_URL: hooks.url, HOMEWARD_SIGNING_SECRET: SECRET };
  const server = await startMedusa({
    folder: FOLDER,
    databaseUrl: databaseUrl(postgres.url(), "medusa"),
    subscriber: { source, env },
  });
  try {
    const api = openMedusaApi(server);
    const seeded = await seedMedusa(api);
    const http = createProviders({ allowPrivateAddresses: true }).openHttp("MEDUSA", () => undefined);
    const read = medusa.readValues({ address: `${server.address}/app`, apiKey: server.apiKey, signingSecret: SECRET });
    if (!read.ok) throw new Error(read.faults.map(({ description }) => description).join(" "));
    const account = await medusa.connect({ values: read.values, http, now: new Date() });
    const connection: OpenedConnection = {
      ...{ id: "bench", ecommerceId: "bench", accountId: account.accountId, mode: "LIVE", values: read.values },
      ...{ capabilities: account.capabilities, carriers: [], hookUrl: hooks.url, http, now: () => new Date() },
    };
    const place: Stage["place"] = (plan) => placeOrder(api, seeded, plan);
    const stage: Stage = { api, seeded, connection, place, worker: openWorker(connection, http) };
    if (process.argv.includes("--record")) {
      await recordMedusa(stage);
      return [figure("Recorded for the unit tests", "", "server/integrations/medusa/recorded.fixture.json", null)];
    }
    const product = () =>
      runProductJourney(medusaAsShop(server, { api, seeded, query: queriesOf(databaseUrl(postgres.url(), "medusa")) }));
    if (process.argv.includes("--product")) return await product();
    const named = `${account.accountName}, ${account.locations.map(({ name }) => name)}, ${account.warnings.length} warning`;
    const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
      orders: () => ordersIn(stage),
      return: () => wholeReturn(stage),
      kills: () => exactlyOnce(stage),
      exchange: () => exchangeAndCredit(stage),
      refusals: () => refusals(stage),
      hooks: async () => hookFigures(hooks.received),
      product,
    };
    const promised = "Northwind Goods, Berlin, 1 warning";
    const figures = [figure("Connected", promised, named, named === promised)];
    for (const [name, part] of Object.entries(parts)) if (isWanted(name)) figures.push(...(await part()));
    return figures;
  } finally {
    await server.stop();
    await postgres.stop();
    hooks.close();
  }
};

/** Accesses Medusa's database directly, for what its API can't do: letting time pass. */
const queriesOf = (connectionString: string) => async (sql: string) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
};

const hookFigures = (received: readonly Judged[]): Figure[] => {
  const genuine = received.filter(({ isGenuine }) => isGenuine);
  const topics = new Set(genuine.flatMap(({ hook }) => medusa.readHook(hook)).map(({ topic }) => topic));
  const wrongly = received.filter(({ isTakenWithAnother }) => isTakenWithAnother).length;
  const reached = `${genuine.length} of ${received.length}, ${[...topics].sort()}, ${wrongly} with another secret`;
  const isKept = received.length > 0 && genuine.length === received.length && topics.has("ORDER") && wrongly === 0;
  return [
    figure("Events of the guide's subscriber, signature valid", "all, none with another secret", reached, isKept),
  ];
};

/** Verified on arrival: a signature is valid for five minutes. */
type Judged = { readonly hook: IncomingHook; readonly isGenuine: boolean; readonly isTakenWithAnother: boolean };

const judge = (hook: IncomingHook): Judged => {
  const isTaken = (signingSecret: string) => medusa.verifyHook(hook, { values: { signingSecret } });
  return { hook, isGenuine: isTaken(SECRET), isTakenWithAnother: isTaken("another secret of that length") };
};

const receiveHooks = async (): Promise<{ url: string; received: Judged[]; close: () => void }> => {
  const received: Judged[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      received.push(judge({ body: Buffer.concat(parts), headers }));
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/bench`;
  return { url, received, close: () => void server.close() };
};
