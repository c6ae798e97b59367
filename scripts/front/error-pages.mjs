import { ServerResponse } from "node:http";
import { replaceAnswer } from "./replace-answer.mjs";
import { requestAgain } from "./request.mjs";

/**
 * Tells the application which error page is requested. Removed from external requests, so that nobody else can set it.
 */
const ERROR_PAGE = "x-svc-error-page";

/** Pages that show within each part of the product that something doesn't exist or couldn't be rendered. */
const PLACES = [
  { path: /^\/r\/[^/]+/, page: ([portal]) => `${portal}/no-such-page` },
  { path: /^\/dashboard(\/.*)/, page: ([, rest]) => `/dashboard/no-such-page${rest}` },
  // For missing files, the page of the whole product is used.
  { path: /^\/docs\//, page: () => "/no-such-page" },
];

/** Headers of a submitted form, left out when the error page is requested with GET. */
const OF_BODY = ["content-length", "content-type", "transfer-encoding", "next-action"];

/**
 * Next.js answers a page that calls `notFound()` or fails with an empty document that scripts fill later. Clients
 * without scripts, such as search engines, would see nothing, so the application's own page is sent instead, complete
 * and with the same status. Requests of scripts for parts of a page are unchanged.
 * @template {(req: import("node:http").IncomingMessage, res: import("node:http").ServerResponse) => unknown} Handler
 * @param {Handler} handler
 * @returns {Handler}
 */
export function withErrorPages(handler) {
  return (req, res) => {
    delete req.headers[ERROR_PAGE];
    const page = pageFor(req.url);
    replaceAnswer(res, {
      isReplaced: (status) => (status === 500 || (status === 404 && page !== null)) && isDocument(res),
      read: (status) => (page === null ? lastPage(req) : readPage({ handler, req, page, status })),
    });
    return handler(req, res);
  };
}

function pageFor(url) {
  const [path] = url.split("?");
  for (const place of PLACES) {
    const match = place.path.exec(path);
    if (match !== null) return place.page(match);
  }
  return null;
}

const isDocument = (res) => String(res.getHeader("content-type") ?? "").startsWith("text/html");

/** Requests a page in place of the original one. */
async function readPage({ handler, req, page, status }) {
  const headers = Object.fromEntries(Object.entries(req.headers).filter(([name]) => !OF_BODY.includes(name)));
  headers[ERROR_PAGE] = String(status);
  const again = requestAgain(req, { method: "GET", url: page, headers, body: Buffer.alloc(0) });
  const answer = new KeptAnswer(again);
  handler(again, answer);
  const kept = await answer.kept;
  if (kept.status >= 500 && kept.status !== 503) return lastPage(req);
  return kept.status === 200 ? { ...kept, status } : kept;
}

/** The fallback if no page can be rendered: no fonts, no lookups. Like app/global-error.tsx. */
function lastPage({ headers }) {
  const id = headers["x-request-id"];
  const body = Buffer.from(
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Something went wrong · Homeward</title>' +
      '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/broken.css">' +
      `</head><body><main><h1>Something went wrong on our side</h1><p>No data was lost. Reference: ${id}.</p>` +
      '<p><a href="">Try again</a></p></main></body></html>',
  );
  return {
    ...{ status: 500, body },
    headers: { "content-type": "text/html; charset=utf-8", "content-length": body.length, "cache-control": "no-store" },
  };
}

/** An answer that is kept in memory instead of being sent. */
class KeptAnswer extends ServerResponse {
  #parts = [];
  #settle;
  /** Resolves to status, headers and body of the complete answer. */
  kept = new Promise((resolve) => {
    this.#settle = resolve;
  });

  writeHead(status, headers = {}) {
    this.statusCode = status;
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    return this;
  }

  flushHeaders() {}

  write(part) {
    this.#parts.push(Buffer.from(part));
    return true;
  }

  end(part = "") {
    if (typeof part !== "function") this.write(part);
    this.finished = true;
    const body = Buffer.concat(this.#parts);
    this.#settle({ status: this.statusCode, headers: { ...this.getHeaders(), "content-length": body.length }, body });
    this.emit("finish");
    this.emit("close");
    return this;
  }
}
