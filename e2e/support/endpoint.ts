import { test as base, expect } from "@playwright/test";
import { type ReceivedRequest, startWebhookReceiver, type WebhookReceiver } from "@/test/webhook-receiver";
import { callOperation, openAs } from "./staff";

type Endpoint = { endpointId: string; receiver: WebhookReceiver; secret: string };

/** Runs tests with an endpoint on a real socket, registered for the test's duration; the page shows it. */
export const test = base.extend<{ endpoint: Endpoint }>({
  endpoint: async ({ page }, use) => {
    const receiver = await startWebhookReceiver();
    await openAs(page, "/dashboard/webhooks");
    const { endpoint, secret } = await callOperation(page, "createWebhookEndpoint", { url: receiver.url });
    await use({ endpointId: endpoint.endpoint_id, receiver, secret });
    await callOperation(page, "deleteWebhookEndpoint", { endpoint_id: endpoint.endpoint_id });
    await receiver.close();
  },
});

export { expect };

export const payloadOf = ({ body }: ReceivedRequest) => JSON.parse(body.toString());

/** What was sent about one return; other tests create returns as well. */
export const about = ({ requests }: WebhookReceiver, processId: string): ReceivedRequest[] =>
  requests.filter((request) => payloadOf(request).svc_process_id === processId);
