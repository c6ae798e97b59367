import { ServerResponse } from "node:http";
import { requestAgain } from "./request.mjs";

/** Tells the application that it is asked for the page that says so. Nobody else can: from outside it is taken away. */
const MISSING = "x-svc-missing";

/** Where each part of the product says, in its own frame, that it has no such page. */
const PLACES = [
  { path: /^\/r\/[^/]+/, page: ([portal]) => `${portal}/no-such-page` },
  { path: /^\/dashboard(\/.*)/, page: ([, rest]) => `/dashboard/no-such-page${rest}` },
  { path: /^\/docs\//, page: () => "/no-such-page" },
];

/** Headers of a form that was sent: the page that is asked for instead is only read. */
const OF_BODY = ["content-length", "content-type", "transfer-encoding", "next-action"];

/**
 * Next.js answers a page that calls `notFound()` with an empty document, which scripts fill later. Whoever runs none,
 * search engines among them, would see nothing: in its place goes the page that the application has for it, whole and
 * with the same status 404. Requests of scripts for parts of a page go through untouched.
 * @template {(req: import("node:http").IncomingMessage, res: import("node:http").ServerResponse) => unknown} Handler
 * @param {Handler} handler
 * @returns {Handler}
 */
export function withMissingPages(handler) {
  return (req, res) => {
    delete req.headers[MISSING];
    const page = pageFor(req.url);
    if (page !== null) replaceEmpty(res, () => readPage(handler, req, page));
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

/** Holds back what is written to an answer of that kind, and sends what `read` brings once it has ended. */
function replaceEmpty(res, read) {
  const { writeHead, write, end, flushHeaders } = res;
  let isHeld = false;
  const holds = (status) => {
    isHeld ||= !res.headersSent && status === 404 && isDocument(res.getHeader("content-type"));
    return isHeld;
  };
  res.writeHead = (status, ...more) => (holds(status) ? res : writeHead.call(res, status, ...more));
  res.flushHeaders = () => (holds(res.statusCode) ? undefined : flushHeaders.call(res));
  res.write = (...part) => (holds(res.statusCode) ? true : write.apply(res, part));
  res.end = (...part) => {
    if (!holds(res.statusCode)) return end.apply(res, part);
    void read().then(({ status, headers, body }) => {
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      writeHead.call(res, status, headers);
      end.call(res, body);
    });
    return res;
  };
}

const isDocument = (type) => String(type ?? "").startsWith("text/html");

/** Asks for a page in place of what was asked for. */
async function readPage(handler, req, url) {
  const headers = Object.fromEntries(Object.entries(req.headers).filter(([name]) => !OF_BODY.includes(name)));
  headers[MISSING] = "1";
  const again = requestAgain(req, { method: "GET", url, headers, body: Buffer.alloc(0) });
  const answer = new KeptAnswer(again);
  answer.setHeader("X-Request-Id", req.headers["x-request-id"]);
  handler(again, answer);
  return answer.kept;
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
    const status = this.statusCode === 200 ? 404 : this.statusCode;
    this.#settle({ status, headers: { ...this.getHeaders(), "content-length": body.length }, body });
    this.emit("finish");
    this.emit("close");
    return this;
  }
}
