import { AsyncLocalStorage } from "node:async_hooks";
import { isApiPath, splitUrl } from "./judge.mjs";
import { replaceAnswer } from "./replace-answer.mjs";

/** The application records here the status for a failed server action (server/trpc/server-action.ts). */
const statuses = new AsyncLocalStorage();
globalThis.homeward ??= new Map();
globalThis.homeward.set("action-status", statuses);

const MALFORMED = 400;
const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * Next.js answers 500 to any body that it can't parse as the arguments of a server action, as if the server had failed.
 * Before an action has started with valid arguments, the request is at fault; after that, the action sets the status.
 * @template {(req: import("node:http").IncomingMessage, res: import("node:http").ServerResponse) => unknown} Handler
 * @param {Handler} handler
 * @returns {Handler}
 */
export function withActionStatus(handler) {
  return (req, res) => {
    if (!mayBeAction(req)) return handler(req, res);
    const action = { status: MALFORMED };
    replaceAnswer(res, {
      isReplaced: (status) => status === 500 && action.status !== 500,
      read: () => refusal(action.status),
    });
    return statuses.run(action, () => handler(req, res));
  };
}

function mayBeAction({ method, url, headers }) {
  const [path] = splitUrl(url);
  if (method !== "POST" || isApiPath(path) || path.startsWith("/api/")) return false;
  return headers["next-action"] !== undefined || FORM.test(String(headers["content-type"] ?? ""));
}

function refusal(status) {
  const body = Buffer.from(
    status === MALFORMED ? "This form was not sent by a page of this site.\n" : "The request was refused.\n",
  );
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "content-length": body.length,
    "cache-control": "no-store",
  };
  return { status, headers, body };
}
