import { StringDecoder } from "node:string_decoder";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { splitUrl } from "./judge.mjs";
import { loadLater, repeatPresses } from "./load-later.mjs";

/** Pages that are read before anything is pressed: a portal's first page, the return pass and the documentation. */
const LATE = /^\/(?:r\/[^/]+(?:\/return\/[^/]+\/pass)?|docs(?:\/.*)?)\/?$/;

/** Except scripts for old browsers, which new ones ignore. */
const SCRIPT = /<script(?=[^>]*\ssrc="\/_next\/static\/)(?![^>]*\s(?:type|noModule)=)/g;
const PRELOAD = /<link(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/g;
const LINK_OF_SCRIPT = /(?:^|, ?)<[^>]*>;(?=[^,]*\bas="?script\b)[^,]*/g;

/**
 * Sends these pages without the framework's scripts: their markup works without them, and scripts are loaded at the
 * first interaction (load-later.mjs, decision 0094). Next.js has no such pages, so its markup is rewritten on the way
 * out and compressed here afterward.
 * @template {(req: import("node:http").IncomingMessage, res: import("node:http").ServerResponse) => unknown} Handler
 * @param {Handler} handler
 * @returns {Handler}
 */
export function withLateScripts(handler) {
  return (req, res) => {
    if (isLatePage(req)) rewrite(req, res);
    return handler(req, res);
  };
}

const isLatePage = ({ method, url, headers }) =>
  method === "GET" && headers.rsc === undefined && LATE.test(splitUrl(url)[0]);

function rewrite(req, res) {
  const packing = packingOf(req.headers["accept-encoding"]);
  // Otherwise Next.js would compress what has to be read here.
  delete req.headers["accept-encoding"];
  const { writeHead, flushHeaders, write, end } = res;
  let late = null;
  const begin = () => {
    if (late !== null || res.headersSent || !isDocument(res)) return;
    const packed = packing?.create();
    late = { ...lateMarkup(nonceOf(res)), packed };
    res.removeHeader("content-length");
    leaveScriptsOut(res);
    if (packed === undefined) return;
    res.setHeader("content-encoding", packing.name);
    res.appendHeader("vary", "Accept-Encoding");
    packed.on("data", (bytes) => write.call(res, bytes));
    packed.on("end", () => end.call(res));
    res.once("close", () => packed.destroy());
  };
  const send = (text) => {
    if (late.packed === undefined) return text === "" || write.call(res, text);
    late.packed.write(text);
    late.packed.flush();
    return true;
  };
  res.writeHead = (...head) => {
    res.statusCode = head[0];
    begin();
    return writeHead.apply(res, head);
  };
  res.flushHeaders = () => {
    begin();
    flushHeaders.call(res);
  };
  res.write = (...part) => {
    begin();
    if (late === null) return write.apply(res, part);
    const [bytes, encoding, done] = argumentsOf(part);
    if (done) process.nextTick(done);
    return send(late.next(bytes, encoding));
  };
  res.end = (...part) => {
    begin();
    if (late === null) return end.apply(res, part);
    const [bytes, encoding, done] = argumentsOf(part);
    if (done) res.once("finish", done);
    const rest = late.last(bytes, encoding);
    if (late.packed === undefined) return end.call(res, rest);
    late.packed.end(rest);
    return res;
  };
}

/** Returns bytes, encoding and callback, each of which is optional. */
const argumentsOf = (part) => {
  const given = part.filter((one) => typeof one !== "function");
  return [given[0], given[1], part.find((one) => typeof one === "function")];
};

const isDocument = (res) =>
  res.statusCode === 200 &&
  String(res.getHeader("content-type") ?? "").startsWith("text/html") &&
  res.getHeader("content-encoding") === undefined;

const nonceOf = (res) => /'nonce-([^']+)'/.exec(String(res.getHeader("content-security-policy") ?? ""))?.[1] ?? "";

/** Headers also make browsers load scripts. */
function leaveScriptsOut(res) {
  const link = res.getHeader("link");
  if (link === undefined) return;
  const left = String(link).replace(LINK_OF_SCRIPT, "").replace(/^, ?/, "");
  if (left === "") res.removeHeader("link");
  else res.setHeader("link", left);
}

/** Rewrites markup chunk by chunk: the possible beginning of a tag waits for the next chunk. */
function lateMarkup(nonce) {
  const decoder = new StringDecoder("utf8");
  let [held, isTold] = ["", false];
  const turn = (text) => {
    const turned = text.replace(SCRIPT, '<script type="text/late"').replace(PRELOAD, "");
    if (isTold || !turned.includes("</head>")) return turned;
    isTold = true;
    return turned.replace("</head>", `<script nonce="${nonce}">(${loadLater})();(${repeatPresses})()</script></head>`);
  };
  const textOf = (part, encoding) =>
    part === undefined || part === null ? "" : typeof part === "string" ? Buffer.from(part, encoding) : part;
  return {
    next: (part, encoding) => {
      const text = held + decoder.write(textOf(part, encoding));
      const open = text.lastIndexOf("<");
      const cut = open >= 0 && !text.includes(">", open) ? open : text.length;
      held = text.slice(cut);
      return turn(text.slice(0, cut));
    },
    last: (part, encoding) => turn(held + decoder.end(textOf(part, encoding))),
  };
}

const PACKINGS = [
  // Fast rather than strong compression, because a page is compressed for each request.
  { name: "br", create: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) },
  { name: "gzip", create: () => createGzip() },
];

/** Returns the best encoding that the browser accepts: listed by name, and not with weight 0. */
function packingOf(header = "") {
  const taken = header
    .split(",")
    .map((offer) => offer.split(";").map((part) => part.trim().toLowerCase()))
    .filter(([, weight = ""]) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return PACKINGS.find(({ name }) => taken.includes(name));
}
