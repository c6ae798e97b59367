import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isApiPath, splitUrl } from "./judge.mjs";
import { observedRequest } from "./observed.mjs";
import { renderRefusal } from "./problem.mjs";
import { replaceAnswer } from "./replace-answer.mjs";

/** The same value as in server/db/errors.ts for API callers; a test compares them. */
const RETRY_AFTER_S = 2;
const DETAIL = "The database isn't available right now. Try again in a few seconds.";

const MESSAGES = resolve(import.meta.dirname, "../../messages");
/** Message for people in the portal's languages. It can't look anything up, so it is the same for every store. */
const WORDS = new Map(
  readdirSync(MESSAGES)
    .filter((name) => existsSync(join(MESSAGES, name, "busy.json")))
    .map((name) => [name, JSON.parse(readFileSync(join(MESSAGES, name, "busy.json"), "utf8"))]),
);

/**
 * Next.js answers 500 to a page or route that throws, even if only a database connection was unavailable. The
 * application records that (server/db/errors.ts), and such an answer becomes 503 with `Retry-After`.
 * @template {(req: import("node:http").IncomingMessage, res: import("node:http").ServerResponse) => unknown} Handler
 * @param {Handler} handler
 * @returns {Handler}
 */
export function withUnavailable(handler) {
  return (req, res) => {
    const request = observedRequest();
    replaceAnswer(res, {
      isReplaced: (status) => status === 500 && request?.isUnavailable === true,
      read: () => (isDocument(res) ? busyPage(req) : busyProblem(req)),
    });
    return handler(req, res);
  };
}

const isDocument = (res) => String(res.getHeader("content-type") ?? "").startsWith("text/html");

function busyProblem({ url, headers }) {
  const [path] = splitUrl(url);
  const {
    status,
    headers: told,
    body,
  } = renderRefusal({
    refusal: {
      ...{ status: 503, reason: "UNAVAILABLE", detail: DETAIL },
      ...{ retryAfterS: RETRY_AFTER_S, isApi: isApiPath(path) },
    },
    requestId: headers["x-request-id"],
    instance: path,
  });
  return { status, headers: told, body: Buffer.from(body) };
}

function busyPage({ url, headers }) {
  const language = url.startsWith("/r/") ? languageOf(headers["accept-language"]) : "en";
  const { title, text, again } = WORDS.get(language);
  const body = Buffer.from(
    `<!DOCTYPE html><html lang="${language}" dir="auto"><head><meta charset="utf-8"><title>${title}</title>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/broken.css">' +
      `</head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`,
  );
  return {
    ...{ status: 503, body },
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-length": body.length,
      "cache-control": "no-store",
      "retry-after": String(RETRY_AFTER_S),
    },
  };
}

/** Returns the first supported language of a browser's list, which starts with the preferred one. */
function languageOf(accepted = "") {
  const wanted = accepted.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((language) => WORDS.has(language)) ?? "en";
}
