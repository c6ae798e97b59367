import { ACTIVITY_FACTS } from "@/contract/vocabulary/activity";
import { KEY_SCOPES } from "@/contract/vocabulary/scope";
import { findOrderByNumber } from "@/server/db/orders/orders";
import { findProcessId } from "@/server/db/returns/processes";
import { count, list, update } from "@/server/db/run";
import type { Order } from "@/server/domain/orders/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { authorizeProcess } from "@/server/services/authorization/authorize-process";
import { listReturnOptions } from "@/server/services/carriers/list-return-options";
import type { ServiceContext } from "@/server/services/context";
import { savePreferences } from "@/server/services/intents/save-preferences";
import { startIntent } from "@/server/services/intents/start-intent";
import { keepMail } from "@/server/services/mails/keep-mail";
import { cancelReturn } from "@/server/services/returns/cancel-return";
import { chooseReturnOption } from "@/server/services/returns/choose-return-option";
import { completeReturn } from "@/server/services/returns/complete-return";
import { recordReview } from "@/server/services/reviews/record-review";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { atOnce } from "./at-once";
import type { DemoTenant } from "./demo-tenant";
import { instantAt, type Moment } from "./moments";
import { firstReturnCode, seededIds } from "./seeded-ids";
import type { Check, Story } from "./story";

/** A stage: the services, with a clock set to the time of the story. */
type Stage = { ctx: ServiceContext; tenant: DemoTenant; turnTo: (moment: Moment) => void };

/**
 * Plays a return through the real services at the times of the story, in one transaction: completely or not at all.
 * Returns false if it was played before.
 */
export const seedScenario = async (
  ctx: ServiceContext,
  { tenant, story, now }: { tenant: DemoTenant; story: Story; now: Date },
): Promise<boolean> => {
  const returnCode = firstReturnCode(story.key);
  if ((await findProcessId(ctx.db, tenant.system, { returnCode })) !== null) return false;
  await atOnce(ctx, async (inner) => {
    const stage = stageFor(inner, { tenant, story, now });
    const shopper = await openReturn(stage, story);
    await doWhatIsDue(stage, shopper);
    await moveParcel(stage, { story, returnId: shopper.returnId });
    for (const check of story.checks ?? []) await checkParcel(stage, { story, check, returnId: shopper.returnId });
    if (story.refused !== undefined) await refuse(stage, { refused: story.refused, returnId: shopper.returnId });
    if (story.canceled !== undefined) {
      stage.turnTo(story.canceled);
      await cancelReturn(stage.ctx, { actor: shopper, returnId: shopper.returnId });
    }
    // Twice: an email waits some seconds for a refund that is being sent, to report both; in the story they have
    // passed.
    await doWhatIsDue(stage, shopper);
    await doWhatIsDue(stage, shopper);
    await expectNothingPending(stage, shopper);
  });
  return true;
};

/**
 * Does what the return needs now. Its activities are due when they are planned, by the database's clock. A story is one
 * transaction, whose start is that clock's time: rounded up, they would be due a moment too late.
 */
const doWhatIsDue = async ({ ctx }: Stage, { returnId }: Pick<Shopper, "returnId">): Promise<void> => {
  const where = { processId: returnId, state: "PENDING", lastError: "" } as const;
  if ((await update(ctx.db, "activities", { where, set: { dueAt: ctx.clock.now() } })) > 0) await runDueActivities(ctx);
};

/**
 * Throws if something failed temporarily (a full disk, for example), because a retry after the story would have the
 * wrong time. Refunds on hold are intended.
 */
const expectNothingPending = async ({ ctx }: Stage, { returnId }: Shopper): Promise<void> => {
  const held = await count(ctx.db, "holds", { processId: returnId, scope: "MONEY", releasedAt: null });
  const waiting = await list(ctx.db, "activities", {
    ...{ where: { processId: returnId, state: "PENDING" }, select: ["name", "lastError"], orderBy: [] },
  });
  const pending = waiting.find(({ name }) => held === 0 || ACTIVITY_FACTS[name].gives !== "MONEY");
  if (pending !== undefined) throw new Error(`${pending.name} of a demo return failed: ${pending.lastError}`);
};

const stageFor = (
  ctx: ServiceContext,
  { tenant, story, now }: { tenant: DemoTenant; story: Story; now: Date },
): Stage => {
  let current = now;
  const clock = { now: () => new Date(current) };
  const ids = seededIds(story.key, () => current.getTime());
  // Emails of the past are only stored for the dashboard, even if a mail server is configured, because nobody expects
  // them.
  const mailer: ServiceContext["mailer"] = { send: (mail) => keepMail({ db: ctx.db, clock, ids }, mail) };
  const turnTo = (moment: Moment): void => {
    current = instantAt(moment, now);
  };
  return { ctx: { ...ctx, clock, ids, mailer, wake: () => undefined }, tenant, turnTo };
};

type Shopper = Actor & { returnId: string };

const openReturn = async ({ ctx, tenant, turnTo }: Stage, story: Story): Promise<Shopper> => {
  turnTo(story.opened);
  const { store, system } = tenant;
  const order = await orderOf(ctx, tenant, story);
  const visitor: Actor = {
    ...system,
    kind: "shopper",
    id: `portal:${store.slug}`,
    name: "Shopper",
    ecommerceIds: [store.id],
    scopes: new Set(["storefront"]),
  };
  const { orderNumber, email, shippingAddress } = order;
  const typed = { orderNumber, email, postalCode: shippingAddress.postcode, ecommerceId: "", slug: store.slug };
  const { intent } = await startIntent(ctx, { actor: visitor, input: { ...typed, lang: "en" } });
  const returnId = intent.id;
  const shopper = { ...visitor, id: `shopper:${returnId}`, returnId, orderId: order.id };
  const refundOption = story.outcome ?? "ORIGINAL_PAYMENT_METHOD";
  for (const [line, quantity, returnReason, comment = ""] of story.items) {
    const lineItemId = order.lines[line]?.id ?? "";
    const keepYourItem = story.keeps?.includes(line) ?? false;
    const input = { lineItemId, quantity, returnReason, comment, refundOption, keepYourItem };
    await savePreferences(ctx, { actor: shopper, returnId, input });
  }
  const { method = "DROP_OFF_POINT" } = story;
  if (method !== "NOTHING")
    await chooseReturnOption(ctx, { actor: shopper, returnId, input: deliveryOf(ctx, { store, order, method }) });
  await completeReturn(ctx, { actor: shopper, returnId, quoteId: "" });
  return shopper;
};

const orderOf = async (ctx: ServiceContext, { store, system }: DemoTenant, story: Story): Promise<Order> => {
  const { orderNumber } = story;
  const order = await findOrderByNumber(ctx.db, system, { ecommerceId: store.id, orderNumber });
  if (order === null) throw new Error(`The order ${orderNumber} of the demo is not there.`);
  return order;
};

const deliveryOf = (
  ctx: ServiceContext,
  { store, order, method }: { store: Store; order: Order; method: Exclude<Story["method"], "NOTHING" | undefined> },
) => {
  const methods = listReturnOptions(ctx, store, order.shippingAddress.countryCode);
  const offered = methods.find(({ returnMethod }) => returnMethod === method);
  const slot = offered?.pickupSlots[0];
  return {
    returnMethod: method,
    provider: "",
    carrier: "",
    pickupDate: slot?.date ?? "",
    pickupRange: slot?.ranges[0] ?? "NO_RANGE",
    pickupAddress: null,
  } as const;
};

type Chapter = { story: Story; returnId: string };

const moveParcel = async (stage: Stage, { story, returnId }: Chapter): Promise<void> => {
  const { ctx, tenant, turnTo } = stage;
  const carrier: Actor = {
    ...tenant.system,
    kind: "key",
    id: tenant.apiKeyId,
    name: "Carrier",
    scopes: new Set(KEY_SCOPES),
  };
  for (const [moment, to] of story.parcel ?? []) {
    turnTo(moment);
    await updateShippingStatus(ctx, { actor: carrier, processId: returnId, platformProcessId: "", to });
    // What follows from the drop-off can wait for the next chapter.
    if (to === "IN_WAREHOUSE") await doWhatIsDue(stage, { returnId });
  }
};

const checkParcel = async (stage: Stage, { story, check, returnId }: Chapter & { check: Check }): Promise<void> => {
  const { ctx, tenant, turnTo } = stage;
  turnTo(check.at);
  const order = await orderOf(ctx, tenant, story);
  const { currency } = order;
  await recordReview(ctx, {
    actor: tenant.warehouseWorker,
    processId: returnId,
    lines: check.units.map(([line, status, rejectReason = ""]) => ({
      lineItemId: order.lines[line]?.id ?? "",
      status,
      rejectReason,
      grade: status === "APPROVED" && isDamaged(story, line) ? "Damaged" : "",
      showRejectReason: status === "DECLINED",
      user: tenant.warehouseWorker.name,
      reviewedAt: ctx.clock.now().toISOString(),
    })),
    override: check.override === undefined ? null : { ...check.override, currency },
  });
  await doWhatIsDue(stage, { returnId });
};

const isDamaged = ({ items }: Story, line: number): boolean =>
  items.some(([returned, , reason]) => returned === line && reason === "DAMAGED");

const refuse = async (
  stage: Stage,
  { refused: [at, unauthorizedReason], returnId }: { refused: readonly [Moment, string]; returnId: string },
): Promise<void> => {
  const { ctx, tenant, turnTo } = stage;
  turnTo(at);
  const user = tenant.logins.find(({ role }) => role === "support")?.name ?? "";
  const decision = { isAuthorized: false, unauthorizedReason, user, override: null };
  await authorizeProcess(ctx, { actor: tenant.system, processId: returnId, ...decision });
};
