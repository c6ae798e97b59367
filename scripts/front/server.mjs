import { createServer, STATUS_CODES } from "node:http";
import { createGatherer } from "./body.mjs";
import {
  ALLOW,
  bodyRefusal,
  isApiPath,
  judge,
  methodNotAllowed,
  splitUrl,
  unknownExpectation,
  untoldLimit,
} from "./judge.mjs";
import { observe } from "./observed.mjs";
import { isDirect, ownAddress } from "./own-address.mjs";
import { chooseRequestId, renderRefusal } from "./problem.mjs";

/** Longer than the 60 s after which common proxies drop idle connections, so that they close first. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** Enough for an order file of 1 GiB over a slow line. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;
/** How long a refused client may keep sending, so that it reads our answer instead of a reset connection. */
const LINGER_MS = 1_000;

/** Two years. Subdomains belong to the operator, and preloading is theirs to ask for. */
export const HSTS = "max-age=63072000";

/**
 * Creates the HTTP server of the product: a thin front server before `handler`. `answerFile` serves the files that it
 * has, and returns whether it did.
 * @param {{
 *   handler: (req: import("node:http").IncomingMessage, res: import("node:http").ServerResponse) => unknown,
 *   answerFile?: (req: import("node:http").IncomingMessage, res: import("node:http").ServerResponse) => boolean,
 *   bodies?: { timeoutMs?: number, mostHeldBytes?: number },
 *   address?: { appUrl?: string, trustsProxy?: boolean },
 * }} options
 * @returns {{server: import("node:http").Server, leave: () => void, drain: (graceMs: number) => Promise<void>}} `leave`:
 * from now on, `/readyz` tells proxies to send no more requests
 */
export function createFront({ handler, answerFile = () => false, bodies, address }) {
  const gather = createGatherer(bodies);
  const settleAddress = ownAddress(address);
  let isLeaving = false;
  const isHttps = address?.appUrl?.startsWith("https:") ?? false;
  let isDraining = false;
  const open = new Set();
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
  });

  const serve = (req, res) => {
    open.add(res);
    res.once("close", () => open.delete(res));
    const observed = observe(req, res);
    if (isDraining) res.shouldKeepAlive = false;
    const requestId = chooseRequestId(req.headers["x-request-id"]);
    res.setHeader("X-Request-Id", requestId);
    if (isHttps) res.setHeader("Strict-Transport-Security", HSTS);
    if (req.method === "OPTIONS" && req.url === "*") {
      res.writeHead(204, { Allow: ALLOW }).end();
      return;
    }
    const refusal = judge(req);
    if (refusal) {
      refuse({ req, res, refusal, requestId, observed });
      return;
    }
    prepare({ req, requestId, settleAddress });
    if (isLeaving && splitUrl(req.url)[0] === "/readyz") {
      res.writeHead(503, { "Content-Type": "application/json" }).end('{"status":"stopping"}');
      return;
    }
    if (answerFile(req, res)) return;
    if (req.headers.expect) res.writeContinue();
    pass({ req, res, requestId, handler, gather, observed });
  };

  server.on("request", serve);
  // With this listener Node doesn't send "100 Continue" automatically, so a refused body is never sent.
  server.on("checkContinue", serve);
  server.on("checkExpectation", (req, res) => {
    const requestId = chooseRequestId(req.headers["x-request-id"]);
    const refusal = unknownExpectation(isApiPath(splitUrl(req.url)[0]));
    refuse({ req, res, refusal, requestId, observed: observe(req, res) });
  });
  server.on("connect", (_req, socket) =>
    writeRaw(socket, renderEarly({ refusal: { ...methodNotAllowed("CONNECT"), isApi: true } })),
  );
  server.on("clientError", (error, socket) => writeRaw(socket, renderEarly(parserRefusal(error))));

  return {
    server,
    leave: () => {
      isLeaving = true;
    },
    drain: (graceMs) => drain({ server, open, graceMs, begin: () => (isDraining = true) }),
  };
}

/** Passes the request on to the application; a body without a declared length is counted first. */
async function pass({ req, res, requestId, handler, gather, observed }) {
  const limit = untoldLimit(req);
  const outcome = limit === null ? req : await gather(req, limit);
  if (typeof outcome !== "string") observed.run(() => handler(outcome, res));
  else if (outcome !== "GONE") refuse({ req, res, refusal: bodyRefusal(outcome, limit), requestId, observed });
}

/** Sets what the application relies on: one request ID, the peer's address, our own address, an origin-form target. */
function prepare({ req, requestId, settleAddress }) {
  const [path, query] = splitUrl(req.url);
  req.url = query === undefined ? path : `${path}?${query}`;
  req.headers["x-request-id"] = requestId;
  // Route handlers never see the socket. A client's value for this header is overwritten.
  req.headers["x-svc-peer"] = req.socket.remoteAddress ?? "";
  req.headers["x-svc-direct"] = String(isDirect(req.headers));
  settleAddress(req.headers);
  joinAuthorization(req);
}

/**
 * Node.js keeps only the first of two `Authorization` headers. The reader of credentials must see both and refuse them,
 * because a proxy in front may have checked the other one.
 */
function joinAuthorization({ rawHeaders, headers }) {
  const given = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1].toLowerCase() === "authorization");
  if (given.length > 1) headers.authorization = given.join(", ");
}

function refuse({ req, res, refusal, requestId, observed }) {
  observed.refused(refusal.status);
  const { status, headers, body } = renderRefusal({ refusal, requestId, instance: splitUrl(req.url)[0] });
  const shown = req.method === "HEAD" ? "" : body;
  const hasBody = req.headers["content-length"] !== undefined || req.headers["transfer-encoding"] !== undefined;
  if (!hasBody) {
    res.writeHead(status, headers).end(shown);
    return;
  }
  // The rest of the body isn't read, which makes the connection unusable. Node itself would continue reading after an
  // answer of its own, so that is used only for an answer that must wait for a previous one.
  const raw = { ...headers, ...Object.fromEntries(Object.entries(res.getHeaders()).filter(isSecurity)) };
  if (res.socket === req.socket) writeRaw(req.socket, { status, headers: raw, body: shown, lingerMs: LINGER_MS });
  else res.writeHead(status, { ...headers, Connection: "close" }).end(shown);
}

const isSecurity = ([name]) => name === "strict-transport-security";

/**
 * Returns the refusal of what the parser rejected. The packet has the address if it begins with a complete request
 * line.
 */
function parserRefusal(error) {
  const [, method, target = ""] = REQUEST_LINE.exec(String(error.rawPacket ?? "")) ?? [];
  const instance = target.startsWith("/") || /^https?:/i.test(target) ? splitUrl(target)[0] : "";
  const isApi = instance === "" || isApiPath(instance);
  if (error.code === "HPE_INVALID_METHOD" && method !== undefined)
    return { refusal: { ...methodNotAllowed(method), isApi }, instance };
  const [status, detail] = PARSER_ERRORS[error.code] ?? PARSER_ERRORS.default;
  return { refusal: { status, detail, reason: "INVALID_ARGUMENT", isApi }, instance };
}

const REQUEST_LINE = /^([A-Za-z-]{1,40}) (\S+) HTTP\/1\.[01]\r?\n/;
const PARSER_ERRORS = {
  HPE_HEADER_OVERFLOW: [431, "The header of the request is larger than 16 KiB."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request was not complete in time."],
  default: [400, "This is not a well-formed HTTP request."],
};

/** For input that never became a request. */
function renderEarly({ refusal, instance = "" }) {
  return renderRefusal({ refusal, requestId: chooseRequestId(), instance });
}

/** Writes the last answer of a connection, bypassing Node's own. */
function writeRaw(socket, { status, headers, body, lingerMs = 0 }) {
  if (!socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const lines = Object.entries({ ...headers, Connection: "close" }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`, () => {
    if (lingerMs === 0) socket.destroySoon();
    else setTimeout(() => socket.destroy(), lingerMs).unref();
  });
}

/** Accepts no new connections, lets running answers finish for `graceMs`, then closes the rest. */
function drain({ server, open, graceMs, begin }) {
  begin();
  for (const res of open) res.shouldKeepAlive = false;
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
