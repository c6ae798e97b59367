import * as contract from "@/contract/admin/webhook-endpoints";
import { EXPECTED_PARCELS } from "@/contract/vocabulary/webhook-event";
import { getProcess } from "@/server/db/returns/processes";
import { getWebhookEndpoint as loadEndpoint } from "@/server/db/webhooks/webhook-endpoints";
import { listEndpointsLately } from "@/server/db/webhooks/webhook-lately";
import { publishExpectedParcels } from "@/server/presenters/expected-parcel";
import { webhookBody } from "@/server/presenters/webhook-body";
import { webhookSample } from "@/server/presenters/webhook-sample";
import { presentWebhookEndpoint } from "@/server/presenters/webhooks";
import { listNow } from "@/server/services/shipping/collect-notice";
import { createEndpoint } from "@/server/services/webhooks/create-endpoint";
import { deleteEndpoint } from "@/server/services/webhooks/delete-endpoint";
import { listEndpoints } from "@/server/services/webhooks/list-endpoints";
import { rotateSecret } from "@/server/services/webhooks/rotate-secret";
import { sendTestEvent, type TestResult } from "@/server/services/webhooks/send-test-event";
import { updateEndpoint } from "@/server/services/webhooks/update-endpoint";
import { implement } from "../implement";

export const listWebhookEndpoints = implement(contract.listWebhookEndpoints, async ({ ctx, actor }) => ({
  endpoints: (await listEndpoints(ctx, { actor })).map(presentWebhookEndpoint),
  lately: await listEndpointsLately(ctx.db, actor, { now: ctx.clock.now() }),
}));

export const createWebhookEndpoint = implement(contract.createWebhookEndpoint, async ({ ctx, actor, input }) => {
  const { url, events, ecommerceIds, warehouseId } = input;
  const { endpoint, secret } = await createEndpoint(ctx, { actor, url, events, ecommerceIds, warehouseId });
  return { endpoint: presentWebhookEndpoint(endpoint), secret };
});

export const updateWebhookEndpoint = implement(contract.updateWebhookEndpoint, async ({ ctx, actor, input }) => {
  const { endpointId, url, events, ecommerceIds, isEnabled, resendFailed } = input;
  const change = { url, events, ecommerceIds, isEnabled, resendFailed };
  return { endpoint: presentWebhookEndpoint(await updateEndpoint(ctx, { actor, endpointId, change })) };
});

export const rotateWebhookSecret = implement(contract.rotateWebhookSecret, async ({ ctx, actor, input }) => {
  const { endpointId, isLeaked } = input;
  const { secret, previousSecretUntil } = await rotateSecret(ctx, { actor, endpointId, isLeaked });
  return { secret, previousSecretUntil };
});

export const sendTestWebhook = implement(contract.sendTestWebhook, async ({ ctx, actor, input }) => {
  const { endpointId, event, processId } = input;
  const { warehouseId } = await loadEndpoint(ctx.db, actor, endpointId);
  if (warehouseId !== null) {
    const { body, storeId } = await listNow(ctx, { actor, warehouseId, present: publishExpectedParcels });
    return present(await sendTestEvent(ctx, { actor, endpointId, event: EXPECTED_PARCELS, body, storeId }), body);
  }
  const about = processId === "" ? null : await getProcess(ctx.db, actor, processId);
  const body = about === null ? webhookSample(event, ctx.clock.now()) : webhookBody({ snapshot: about, type: event });
  const storeId = about?.ecommerceId ?? null;
  return present(await sendTestEvent(ctx, { actor, endpointId, event, body, storeId }), body);
});

const present = (result: TestResult, body: string) => ({
  ...result,
  httpStatus: result.status,
  requestHeaders: result.headers,
  body,
  responseHeaders: result.answerHeaders,
  responseBody: result.answer,
});

export const deleteWebhookEndpoint = implement(contract.deleteWebhookEndpoint, ({ ctx, actor, input }) =>
  deleteEndpoint(ctx, { actor, ...input }),
);
