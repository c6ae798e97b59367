import { randomBytes } from "node:crypto";
import { creditCode } from "@/server/domain/credits/credit-code";
import type { Order } from "@/server/domain/orders/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { sha256Hex } from "@/server/kernel/crypto";
import { signOrderLink } from "@/server/kernel/order-link-token";
import { createUser } from "@/server/services/setup/create-user";
import { startStaffSession } from "@/server/services/team/start-staff-session";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { createConnectionRow } from "./connection-row";
import type { TestContext } from "./context";
import { createOrder, createReturn, type Tenant } from "./factories";

/** Field names that contain a tenant's ID, and their owner. */
export type Ids = Record<string, string>;

/** What a shopper's browser keeps of a declaration; shorter values are rejected as malformed. */
export const WITHDRAWAL_KEY = "0".repeat(40);

type Owned = { ctx: TestContext; owner: Tenant };
type OwnedReturn = Owned & { order: Order; process: ReturnProcess };

/**
 * One of everything that a tenant can have, marked "Owner only" in its texts, and the field names under which
 * operations refer to them.
 */
export const createOwnedRows = async (ctx: TestContext, owner: Tenant): Promise<Ids> => {
  const order = await createOrder(ctx, owner);
  const process = await createReturn(ctx, owner, { order });
  const owned = { ctx, owner, order, process };
  return {
    ...(await ofReturn(owned)),
    ...(await ofStore(owned)),
    ...(await ofPeople(owned)),
    ...(await ofMachines(owned)),
    ...(await ofShoppers(owned)),
  };
};

const ofReturn = async ({ ctx, owner, order, process }: OwnedReturn): Promise<Ids> => {
  await ctx.db.hold.create({
    data: {
      id: "hold_isolation",
      groupId: owner.groupId,
      processId: process.id,
      scope: "ALL",
      reason: "Owner only",
      createdAt: ctx.clock.now(),
    },
  });
  await ctx.db.returnProcess.update({
    where: { id: process.id },
    data: { platformProcessId: "platform_isolation" },
  });
  await ctx.db.foundParcel.create({
    data: {
      ...{ id: "fnd_isolation", groupId: owner.groupId, processId: process.id, plate: "UP-AAAA-AAAA" },
      ...{ code: "Owner only", note: "Owner only", place: "Owner only", person: "Owner only" },
      ...{ foundAt: ctx.clock.now(), createdAt: ctx.clock.now() },
    },
  });
  const { storageKey } = await ctx.files.put({ bytes: Buffer.from("Owner only"), contentType: "image/png" });
  await ctx.db.storedFile.create({
    data: {
      ...{ id: "file_isolation", groupId: owner.groupId, processId: process.id, storageKey, kind: "DOCUMENT" },
      ...{ name: "Owner only", contentType: "image/png", byteLength: 10, createdAt: ctx.clock.now() },
    },
  });
  return {
    about: process.id,
    file_id: "file_isolation",
    found_id: "fnd_isolation",
    activity_id: process.activities[0]?.id ?? "",
    process_id: process.id,
    return_id: process.id,
    id: process.id,
    order_id: order.id,
    order_ids: order.id,
    line_item_id: order.lines[0]?.id ?? "",
    hold_id: "hold_isolation",
    platform_process_id: "platform_isolation",
    order_number: order.orderNumber,
    email: order.email,
  };
};

const ofStore = async ({ ctx, owner }: Owned): Promise<Ids> => {
  await ctx.db.policySimulation.create({
    data: {
      ...{ id: "sim_isolation", groupId: owner.groupId, ecommerceId: owner.store.id, draft: {}, state: "DONE" },
      range: { from: "2026-01-01T00:00:00.000Z", to: "2026-02-01T00:00:00.000Z" },
      ...{ createdBy: "Owner", createdAt: ctx.clock.now() },
    },
  });
  await ctx.db.orderImport.create({
    data: {
      ...{ id: "imp_isolation", groupId: owner.groupId, ecommerceId: owner.store.id, state: "DONE", totalBytes: 1 },
      ...{ format: "NDJSON", storageKey: "0".repeat(32), createdBy: "Owner only", createdAt: ctx.clock.now() },
    },
  });
  await ctx.db.sepaBatch.create({
    data: {
      ...{ id: "sepa_isolation", groupId: owner.groupId, ecommerceId: owner.store.id, totalMinor: 100, count: 1 },
      ...{ executionOn: ctx.clock.now(), sealedAccount: "Owner only", accountMask: "Owner only" },
      ...{ createdById: "usr_x", createdByName: "Owner only", createdAt: ctx.clock.now() },
      transfers: { create: { position: 1, groupId: owner.groupId, payoutId: "out_isolation", amountMinor: 100 } },
    },
  });
  const { id: warehouse_id } = await ctx.db.warehouse.findFirstOrThrow({ where: { ecommerceId: owner.store.id } });
  return {
    batch_id: "sepa_isolation",
    payout_id: "out_isolation",
    warehouse_id,
    ecommerce_id: owner.store.id,
    slug: owner.store.slug,
    simulation_id: "sim_isolation",
    import_id: "imp_isolation",
  };
};

const ofPeople = async ({ ctx, owner, process }: OwnedReturn): Promise<Ids> => {
  const { id: userId } = await createUser(ctx, {
    actor: owner.actor,
    input: { email: "owner-only@example.com", name: "Owner only", role: "support", passwordHash: "unusable" },
  });
  await ctx.db.phonePairing.create({
    data: {
      ...{ id: "pho_isolation", groupId: owner.groupId, userId, name: "Owner only", linkHash: "l", secretHash: "s" },
      sessionId: await startStaffSession(ctx, { userId, seconds: 60 }),
      ...{ linkUntil: ctx.clock.now(), askedAt: ctx.clock.now(), createdAt: ctx.clock.now() },
      expiresAt: new Date(ctx.clock.now().getTime() + 60_000),
    },
  });
  await ctx.db.savedView.create({
    data: {
      ...{ id: "viw_isolation", groupId: owner.groupId, userId, name: "Owner only", choice: {}, isShared: true },
      ...{ createdAt: ctx.clock.now(), updatedAt: ctx.clock.now() },
    },
  });
  await ctx.db.bulkJob.create({
    data: {
      ...{ id: "blk_isolation", groupId: owner.groupId, act: "HOLD", reason: "Owner only", total: 1 },
      ...{ userId, userName: "Owner only", createdAt: ctx.clock.now() },
      rows: { create: { position: 1, groupId: owner.groupId, processId: process.id } },
    },
  });
  const { invitation_id } = await callerOf({ ctx, owner }).inviteMember({ email: "guest@example.com", role: "viewer" });
  const entry = await ctx.db.auditEntry.findFirstOrThrow({ where: { groupId: owner.groupId } });
  return {
    invitation_id,
    pairing_id: "pho_isolation",
    user_id: userId,
    assignee_id: userId,
    session_id: await startStaffSession(ctx, { userId, seconds: 3_600 }),
    view_id: "viw_isolation",
    job_id: "blk_isolation",
    audit_id: String(entry.id),
  };
};

const ofMachines = async ({ ctx, owner, process }: OwnedReturn): Promise<Ids> => {
  const { endpoint } = await callerOf({ ctx, owner }).createWebhookEndpoint({ url: "http://127.0.0.1:9999/hook" });
  await ctx.db.webhookDelivery.create({
    data: {
      id: "dlv_isolation",
      groupId: owner.groupId,
      endpointId: endpoint.endpoint_id,
      eventId: "evt_isolation",
      processId: process.id,
      sequence: 99,
      type: "onReturnProcessCreation",
      dueAt: ctx.clock.now(),
      createdAt: ctx.clock.now(),
    },
  });
  const call = await ctx.db.apiCall.create({
    data: {
      ...{ groupId: owner.groupId, keyId: owner.apiKeyId, at: ctx.clock.now(), method: "GET", path: "/Owner only" },
      ...{ operation: "x", status: 200, durationMs: 1, requestId: "req_isolation", reason: "", idempotencyKey: "" },
      ...{ isReplay: false, request: "", requestBytes: 0, requestNote: "", answer: "Owner only", answerBytes: 0 },
      ...{ answerNote: "", subjects: [process.id] },
    },
  });
  await ctx.db.apiCallGap.create({ data: { groupId: owner.groupId, minute: ctx.clock.now(), dropped: 7 } });
  return {
    call_id: String(call.id),
    endpoint_id: endpoint.endpoint_id,
    delivery_id: "dlv_isolation",
    connection_id: await createConnectionRow(ctx, owner, { id: "con_isolation", name: "Owner only" }),
    key_id: owner.apiKeyId,
  };
};

const ofShoppers = async ({ ctx, owner, order, process }: OwnedReturn): Promise<Ids> => {
  await ctx.db.mail.create({
    data: {
      id: "mail_isolation",
      groupId: owner.groupId,
      fromAddress: "a@example.com",
      toAddress: "b@example.com",
      subject: "Owner only",
      text: "Owner only",
      html: "Owner only",
      createdAt: ctx.clock.now(),
    },
  });
  const code = creditCode("SC", randomBytes(11));
  await ctx.db.credit.create({
    data: {
      id: "crd_isolation",
      groupId: owner.groupId,
      ecommerceId: owner.store.id,
      processId: process.id,
      payoutId: "out_isolation",
      code,
      currency: "EUR",
      amountMinor: 1000,
      balanceMinor: 1000,
      createdAt: ctx.clock.now(),
    },
  });
  const note = { id: "not_isolation", groupId: owner.groupId, orderId: order.id, createdAt: ctx.clock.now() };
  await ctx.db.orderNote.create({
    data: { ...note, authorId: owner.actor.id, authorName: "Owner only", text: "Owner only" },
  });
  await ctx.db.withdrawal.create({
    data: {
      ...{ id: "wdr_isolation", groupId: owner.groupId, ecommerceId: owner.store.id, number: "WD-ISOLATION" },
      ...{ name: "Owner only", contract: "Owner only", email: "owner-only@example.com", lang: "en" },
      ...{
        keyHash: sha256Hex(WITHDRAWAL_KEY),
        statement: "Owner only",
        receiptSha256: "",
        receivedAt: ctx.clock.now(),
      },
      receipt: Buffer.from("Owner only"),
    },
  });
  return {
    code,
    mail_id: "mail_isolation",
    withdrawal_id: "wdr_isolation",
    note_id: "not_isolation",
    key: WITHDRAWAL_KEY,
    token: signOrderLink(ctx.env.HOMEWARD_SECRET, {
      ...{ groupId: owner.groupId, ecommerceId: owner.store.id, orderId: order.id },
      ...{ issuedAt: ctx.clock.now(), expiresAt: new Date(ctx.clock.now().getTime() + 86_400_000) },
    }),
  };
};

const callerOf = ({ ctx, owner }: Owned) => t.createCallerFactory(appRouter)({ ctx, actor: owner.actor });
