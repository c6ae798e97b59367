import type { PublicOperation } from "./operations";
import { PROBLEM_PAGE } from "./vocabulary/problem";
import { WEBHOOK_EVENTS } from "./vocabulary/webhook-event";

/** A guide that the installation serves. */
export type LlmsGuide = { name: string; title: string; summary: string };

/** Returns `/llms.txt`: what this service is and does, in plain Markdown, for readers that don't render pages. */
export const llmsText = (operations: readonly PublicOperation[], guides: readonly LlmsGuide[]): string =>
  [
    "# Homeward",
    "",
    "> Product returns for online stores: start a return, track the parcel, inspect the items, send the refund.",
    "",
    "## Base addresses",
    "",
    "All paths are relative to the address of this installation: the Admin API at `/v1`, the Storefront API at `/returns` and",
    "`/v1/public`. Requests and responses are JSON; names are snake_case; amounts are whole numbers of minor units; times are",
    "RFC 3339 in UTC.",
    "",
    "## Authentication",
    "",
    "An API key in `x-svc-api-key`, in `X-API-Key`, as `Authorization: Bearer KEY`, or as the user name of `Basic`; exactly",
    "them. Keys have scopes. Storefront operations of one return also accept that return's `customer_token` as Bearer.",
    "",
    "## Manners",
    "",
    `- Every error is \`application/problem+json\` with \`reason\`, \`detail\` and \`request_id\`; see [all reasons](${PROBLEM_PAGE}).`,
    "- `Idempotency-Key` on POST, PUT and PATCH: the first response is replayed for 24 hours.",
    "- `RateLimit` and `RateLimit-Policy` report the remaining quota; with 429, `Retry-After` tells how long to wait.",
    "",
    ...tags(operations).flatMap((tag) => [`## ${tag}`, "", ...linesOf(operations, tag), ""]),
    "## Webhooks",
    "",
    "POSTed to the merchant's endpoints, signed in `X-SVC-Signature` (hex HMAC-SHA256 of the body):",
    `${WEBHOOK_EVENTS.map((event) => `\`${event}\``).join(", ")}.`,
    "",
    "## Guides",
    "",
    ...guides.map(({ name, title, summary }) => `- [${title}](/docs/guides/${name}): ${summary}`),
    "",
    "## More",
    "",
    "- [OpenAPI 3.1 document](/openapi.json): every field, with an example of every operation",
    "- [Postman collection](/postman.json)",
    `- [Errors and how to handle them](${PROBLEM_PAGE})`,
    "",
  ].join("\n");

const tags = (operations: readonly PublicOperation[]): string[] =>
  Array.from(new Set(operations.map(({ tag }) => tag)));

const linesOf = (operations: readonly PublicOperation[], tag: string): string[] =>
  operations
    .filter((operation) => operation.tag === tag)
    .map(({ endpoints, summary, scope }) => {
      const [canonical, ...others] = endpoints.map(({ method, path }) => `\`${method} ${path}\``);
      const also = others.length === 0 ? "" : `; also ${others.join(", ")}`;
      return `- ${canonical}: ${summary} (scope \`${scope}\`${also})`;
    });
