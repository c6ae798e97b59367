import { exampleOf } from "./base/example-of";
import { type Json, jsonSchema, type Schemas } from "./openapi-schemas";
import { ReturnProcessPayloadDto } from "./schemas/webhooks";
import { WEBHOOK_EVENTS } from "./vocabulary/webhook-event";

/** Returns the events as OpenAPI webhooks: what receivers are sent. */
export const webhooks = (schemas: Schemas): Json =>
  Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => [
      event,
      {
        post: {
          operationId: event,
          summary: event,
          description:
            "Sent to every endpoint of the merchant that is subscribed to it. X-SVC-Signature is the lowercase hex HMAC-SHA256 of the exact body bytes with the endpoint's secret. Any 2xx response acknowledges it.",
          tags: ["Webhooks"],
          security: [],
          parameters: ["X-SVC-Signature", "X-SVC-Event", "X-SVC-Event-Id", "X-SVC-Sequence", "X-SVC-Attempt"].map(
            (name) => ({ name, in: "header", required: true, schema: { type: "string" } }),
          ),
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: jsonSchema(ReturnProcessPayloadDto, "output", schemas),
                example: exampleOf({ id: event })?.request,
              },
            },
          },
          responses: { "200": { description: "Received." }, "4XX": { description: "Not accepted. It is sent again." } },
        },
      },
    ]),
  );
