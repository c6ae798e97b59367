import { ServerResponse } from "node:http";
import { replaceAnswer } from "./replace-answer.mjs";
import { requestAgain } from "./request.mjs";

/** Tells the application of which error it is asked for the page. Nobody else can: from outside it is taken away. */
const ERROR_PAGE = "x-svc-error-page";

/** Where each part of the product says, in its own frame, that there is no such page, or that it could not be made. */
const PLACES = [
  { path: /^\/r\/[^/]+/, page: ([portal]) => `${portal}/no-such-page` },
  { path: /^\/dashboard(\/.*)/, page: ([, rest]) => `/dashboard/no-such-page${rest}` },
  // Of what is not there the page of the whole product tells.
  { path: /^\/docs\//, page: () => "/no-such-page" },
];

/** Headers of a form that was sent: the page that is asked for instead is only read. */
const OF_BODY = ["content-length", "content-type", "transfer-encoding", "next-action"];

/**
 * Next.js answers a page that calls `notFound()` or breaks with an empty document, which scripts fill later. Whoever runs
 * none, search engines among them, would see nothing: in its place goes the page that the application has for it, whole
 * and with the same status. Requests of scripts for parts of a page go through untouched.
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

/** Asks for a page in place of what was asked for. */
async function readPage({ handler, req, page, status }) {
  const headers = Object.fromEntries(Object.entries(req.headers).filter(([name]) => !OF_BODY.includes(name)));
  headers[ERROR_PAGE] = String(status);
  const again = requestAgain(req, { method: "GET", url: page, headers, body: Buffer.alloc(0) });
  const answer = new KeptAnswer(again);
  handler(again, answer);
  const kept = await answer.kept;
  if (kept.status >= 500) return lastPage(req);
  return kept.status === 200 ? { ...kept, status } : kept;
}

/** What is left when nothing can be made: no letters to load, nothing to look up. As app/global-error.tsx. */
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

/** An answer that goes nowhere by itself. */
class KeptAnswer extends ServerResponse {
  #parts = [];
  #settle;
  /** Resolves to status, headers and body of the whole answer. */
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
