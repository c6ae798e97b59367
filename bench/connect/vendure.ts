import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createProviders } from "@/server/integrations/registry";
import { vendure } from "@/server/integrations/vendure/vendure";
import type { ConnectionValues, IncomingHook, OpenedConnection } from "@/server/partners/provider";
import { type Figure, figure } from "../lib-measure";
import { isWanted } from "./is-wanted";
import { access } from "./vendure-access";
import { openVendureWorker, type VendureStage } from "./vendure-checks";
import { exactlyOnce } from "./vendure-exactly-once";
import { ordersIn } from "./vendure-orders";
import { recordVendure } from "./vendure-record";
import { ADMIN, seedVendure } from "./vendure-seed";
import { startVendure } from "./vendure-server";
import { writeBack } from "./vendure-write-back";

const SECRET = "bench-only-signing-secret-0123456789";

/** A return's journey with a real Vendure, compared in Vendure's own Admin API. */
export const runVendure = async (): Promise<Figure[]> => {
  const hooks = await receiveHooks();
  const folder = process.env.VENDURE_FOLDER ?? "/tmp/homeward-real-vendure";
  const server = await startVendure({ folder, hooks: { url: hooks.url, secret: SECRET } });
  try {
    const seeded = await seedVendure(server);
    const http = createProviders({ allowPrivateAddresses: true }).openHttp("VENDURE", () => undefined);
    if (process.argv.includes("--record"))
      return await recordVendure(seeded, { http, address: server.adminApi, version: server.version });
    const connect = async (typed: ConnectionValues): Promise<OpenedConnection> => {
      const read = vendure.readValues({ address: server.origin, ...typed });
      if (!read.ok) throw new Error(read.faults.map(({ description }) => description).join(" "));
      const { accountId, capabilities } = await vendure.connect({ values: read.values, http, now: new Date() });
      return {
        ...{ id: "bench", ecommerceId: "bench", accountId, mode: "LIVE", values: read.values, capabilities },
        ...{ carriers: [], hookUrl: hooks.url, http, now: () => new Date() },
      };
    };
    const connection = await connect({ apiKey: seeded.apiKey, signingSecret: SECRET });
    const stage: VendureStage = { seeded, connection, connect, worker: openVendureWorker(connection, http) };
    const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
      access: () => access(stage, { http, password: ADMIN }),
      orders: () => ordersIn(stage),
      write: () => writeBack(stage),
      kills: () => exactlyOnce(stage),
    };
    const figures: Figure[] = [];
    for (const [name, part] of Object.entries(parts)) if (isWanted(name)) figures.push(...(await part()));
    return [...figures, ...hookFigures(hooks.received)];
  } finally {
    await server.stop();
    hooks.close();
  }
};

const hookFigures = (received: readonly Judged[]): Figure[] => {
  const genuine = received.filter(({ isGenuine }) => isGenuine);
  const topics = new Set(genuine.flatMap(({ hook }) => vendure.readHook(hook)).map(({ topic }) => topic));
  const wrongly = received.filter(({ isTakenWithAnother }) => isTakenWithAnother).length;
  const reached = `${genuine.length} of ${received.length}, ${[...topics].sort()}, ${wrongly} with another secret`;
  const isKept = received.length > 0 && genuine.length === received.length && topics.has("ORDER") && wrongly === 0;
  return [figure("Notices of the guide's plugin, signature valid", "all, none with another secret", reached, isKept)];
};

/** Verified on arrival: a signature is valid for five minutes. */
type Judged = { readonly hook: IncomingHook; readonly isGenuine: boolean; readonly isTakenWithAnother: boolean };

const judge = (hook: IncomingHook): Judged => {
  const isTaken = (signingSecret: string) => vendure.verifyHook(hook, { values: { signingSecret } });
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
