import { connectStore } from "@/server/services/connections/connect/connect-store";
import { dumpRows, secretsIn } from "@/test/dump-rows";
import { createOrder } from "@/test/factories";
import { startStandInServer } from "@/test/stand-ins";
import { type Figure, figure } from "../lib-measure";
import { pause } from "../lib-reliability";
import { isWanted } from "./is-wanted";
import { type KillingProxy, type KillPlan, startKillingProxy } from "./killing-proxy";
import {
  type CarrierDouble,
  type PaymentsDouble,
  startEasyPost,
  startPayPal,
  startSendcloud,
  startShipEngine,
  startShippo,
  startStripe,
} from "./partner-doubles";
import { approveReturn, cancelReturn, confirmReturn } from "./partner-return";
import { type Product, startProduct } from "./product";
import { untilSettled } from "./product-return";

type Pair = { carrier: CarrierDouble; payments: PaymentsDouble; courses: readonly Course[] };
type Stage = Omit<Pair, "courses"> & { product: Product; proxy: KillingProxy };
type Course = "REFUND" | "CANCEL" | "PARCELS";
type Moment = NonNullable<KillPlan["moment"]>;

const CENTS = 10_000;
const EXPECTED: Readonly<Record<Course, string>> = {
  REFUND: `COMPLETED, 1 label bought, 0 voided, refunds ${CENTS}`,
  CANCEL: "CANCELED, 1 label bought, 1 voided, refunds none",
  // Two labels of one return, each with its own reference there.
  PARCELS: "CANCELED, 2 labels bought, 2 voided, refunds none",
};

/**
 * The whole product between a stateful carrier and payment provider: its web process and its worker are killed at every
 * call that they make there, before it arrives and after it is executed. Afterwards everything that they wrote, to
 * their logs and to the database, is searched for the keys that were used.
 */
export const runPartners = async (): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const { name, start } of PAIRS) if (isWanted(name)) figures.push(...(await runPair(await start())));
  return figures;
};

const ALL = ["REFUND", "CANCEL", "PARCELS"] as const;
/** `--only=shippo` runs one of them. */
const PAIRS: readonly { name: string; start: () => Promise<Pair> }[] = [
  {
    name: "easypost",
    start: async () => ({ carrier: await startEasyPost(), payments: await startStripe(), courses: ALL }),
  },
  {
    name: "shipengine",
    start: async () => ({ carrier: await startShipEngine(), payments: await startPayPal(), courses: ALL }),
  },
  {
    name: "shippo",
    start: async () => ({ carrier: await startShippo(), payments: await startStripe(), courses: ALL }),
  },
  // Its store is live, and a test account of payments can't refund there.
  {
    name: "sendcloud",
    start: async () => ({
      carrier: await startSendcloud(),
      payments: await startStripe(),
      courses: ["CANCEL", "PARCELS"],
    }),
  },
];

const runPair = async ({ carrier, payments, courses }: Pair): Promise<Figure[]> => {
  const isLive = carrier.mode === "LIVE";
  const places = { ...carrier.places, ...payments.places };
  const standIns = await startStandInServer(places);
  const proxy = await startKillingProxy(new URL(standIns.origin), { countsReads: true });
  const led = Object.keys(places).map((host) => `${host}=${proxy.address}/${host}`);
  // Our own process connects the accounts, the product's processes do the rest.
  process.env.PROVIDER_STAND_INS = led.join(",");
  let written = "";
  const method = { returnMethod: "DROP_OFF_POINT" as const, provider: carrier.provider, carrier: carrier.carrier };
  const product = await startProduct({
    currency: "EUR",
    isLive,
    environment: { PROVIDER_STAND_INS: led.join(","), LOG_LEVEL: "debug" },
    config: { returnOptions: [{ ...method, feeMinor: 0 }] },
    onOutput: (text) => {
      written += text;
    },
  });
  try {
    for (const { provider, values } of isLive ? [carrier] : [carrier, payments])
      await connectStore(product.ctx, {
        ...{ actor: product.tenant.actor, ecommerceId: product.tenant.store.id, provider, typed: values },
        ...{ mode: carrier.mode, days: 1 },
      });
    const stage = { product, proxy, carrier, payments };
    const figures: Figure[] = [];
    for (const course of courses) figures.push(await killEverywhere(stage, course));
    return [...figures, await searchForKeys(stage, written)];
  } finally {
    await product.stop();
    await proxy.stop();
    await Promise.all([standIns.close(), carrier.close(), payments.close()]);
  }
};

const killEverywhere = async (stage: Stage, course: Course): Promise<Figure> => {
  const { carrier, payments, proxy } = stage;
  proxy.arm({ at: Number.POSITIVE_INFINITY, kill: () => undefined });
  const seen = [await oneReturn(stage, course)];
  const calls = proxy.changes();
  for (let at = 0; at < calls; at += 1)
    for (const moment of ["BEFORE", "AFTER"] as const) seen.push(await killedAt(stage, { course, at, moment }));
  const others = seen.filter((reached) => reached !== EXPECTED[course]);
  const who = course === "REFUND" ? `${carrier.provider} and ${payments.provider}` : carrier.provider;
  const reached =
    others.length === 0 ? `${seen.length - 1} kills at ${calls} calls, each exactly once` : others.join(" / ");
  return figure(
    `SIGKILL at each call to ${who}: ${course.toLowerCase()}`,
    "exactly once",
    reached,
    others.length === 0,
  );
};

const killedAt = async (
  stage: Stage,
  { course, at, moment }: { course: Course; at: number; moment: Moment },
): Promise<string> => {
  const { web, worker } = stage.product;
  const kill = () => {
    web.kill();
    worker.kill();
    stage.carrier.letTimePass?.();
    // Neither has restarted by then: a dead one's claims count as expired.
    void pause(1_000).then(() => endClaims(stage.product));
  };
  stage.proxy.arm({ at, kill, moment });
  const reached = await oneReturn(stage, course);
  const isReached = stage.proxy.isSpent();
  console.log(`${course}, killed ${moment.toLowerCase()} call ${at + 1}: ${isReached ? reached : "not reached"}`);
  return isReached ? reached : `call ${at + 1} was not made`;
};

/** Simulates the minute for which nobody else may continue a dead process's work. */
const endClaims = async ({ ctx }: Product): Promise<void> => {
  const past = new Date(Date.now() - 1_000);
  await ctx.db.activity.updateMany({ where: { leaseUntil: { not: null } }, data: { leaseUntil: past } });
  await ctx.db.shipment.updateMany({ where: { voidDueAt: { not: null } }, data: { voidDueAt: past } });
};

/** One return's result, in one line: the same however often its processes were killed. */
const oneReturn = async ({ product, carrier, payments }: Stage, course: Course): Promise<string> => {
  const before = carrier.labels();
  const paymentReference = await payments.take(CENTS);
  const payment = {
    processor: payments.processor,
    method: "card",
    label: "Visa ending in 42",
    platformPaymentId: paymentReference,
  };
  const order = await createOrder(product.ctx, product.tenant, {
    payments: [{ ...payment, capturedMinor: CENTS }],
  });
  const method = { provider: carrier.provider, carrier: carrier.carrier };
  const made = await confirmReturn(product, { ...method, order, parcelCount: course === "PARCELS" ? 2 : 1 });
  if (course === "REFUND") await approveReturn(product, made);
  else await cancelReturn(product, made);
  const { status } = await untilSettled(product, made.returnId);
  await untilVoided(product, made.returnId);
  const labels = carrier.labels();
  const bought = labels.bought - before.bought;
  const refunds = (await payments.refunds(paymentReference)).join(" + ") || "none";
  const counted = `${bought} ${bought === 1 ? "label" : "labels"} bought, ${labels.voided - before.voided} voided`;
  return `${status}, ${counted}, refunds ${refunds}`;
};

const VOID_MS = 60_000;

const untilVoided = async ({ ctx }: Product, processId: string): Promise<void> => {
  const giveUpAt = performance.now() + VOID_MS;
  const where = { processId, voidedAt: { not: null }, voidAnswer: "" };
  while ((await ctx.db.shipment.count({ where })) > 0 && performance.now() < giveUpAt) {
    // Work waiting for a second attempt is due immediately: backoff isn't measured here.
    await ctx.db.shipment.updateMany({
      where: { ...where, voidDueAt: { not: null } },
      data: { voidDueAt: new Date(0) },
    });
    ctx.wake("activities");
    await pause(300);
  }
};

const searchForKeys = async ({ product, carrier, payments }: Stage, written: string): Promise<Figure> => {
  const secrets = [...carrier.secrets, ...payments.secrets];
  const rows = await dumpRows(product.ctx);
  const found = secretsIn(written + rows, secrets).length;
  const searched = `${Math.round(written.length / 1024)} KiB of logs, ${Math.round(rows.length / 1024)} KiB of rows`;
  const what = `Keys of ${carrier.provider} and ${payments.provider} in logs and database`;
  return figure(what, "none", found === 0 ? `none in ${searched}` : `${found} of ${secrets.length}`, found === 0);
};
