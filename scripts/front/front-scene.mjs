import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect } from "vitest";
import { problemType } from "../../contract/vocabulary/problem";
import { createFront } from "./server.mjs";

export const MEBIBYTE = 1024 * 1024;

/**
 * Starts a front server on its own port before each test, with the requests it passed in `scene.seen` and a function
 * that sends bytes to it.
 */
export function frontForTests(options = {}) {
  const scene = { front: null, seen: [], port: 0 };
  beforeEach(async () => {
    scene.seen = [];
    scene.front = createFront({ ...options, handler: (req, res) => note(scene.seen, req, res) });
    scene.front.server.listen(0, "127.0.0.1");
    await once(scene.front.server, "listening");
    scene.port = scene.front.server.address().port;
  });
  afterEach(() => scene.front.drain(0));
  const request = (line, headers, body) => send(scene.port, requestText(line, headers, body));
  const expectProblem = (answer, expected) => {
    expectOurs(answer, expected);
    expect(scene.seen).toEqual([]);
  };
  return { scene, request, expectProblem, send: (text) => send(scene.port, text) };
}

function note(seen, req, res) {
  const entry = { method: req.method, url: req.url, headers: req.headers, size: 0 };
  seen.push(entry);
  req.on("data", ({ byteLength }) => {
    entry.size += byteLength;
  });
  req.on("end", () => res.end("passed"));
}

const requestText = (line, headers = {}, body = "") =>
  `${line} HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${body}`;

/** Sends raw bytes and reads until the other side closes (or one complete answer on a kept connection). */
async function send(port, text) {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("utf8");
  socket.write(text);
  let answer = "";
  for await (const chunk of socket) {
    answer += chunk;
    if (isComplete(answer, text.startsWith("HEAD "))) break;
  }
  socket.destroy();
  const [head, body = ""] = answer.split("\r\n\r\n");
  const [statusLine, ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(": ")[0].toLowerCase(), line.slice(line.indexOf(": ") + 2)]),
  );
  return { status: Number(statusLine.split(" ")[1]), headers, body, statusLine };
}

function isComplete(answer, isHead) {
  const end = answer.indexOf("\r\n\r\n");
  const length = /content-length: (\d+)/i.exec(answer);
  if (end < 0) return false;
  if (isHead) return true;
  if (length) return answer.length >= end + 4 + Number(length[1]);
  return answer.endsWith("0\r\n\r\n") || /^HTTP\/1.1 (100|204)/.test(answer);
}

function expectOurs(answer, { status, reason }) {
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toBe("application/problem+json");
  const problem = JSON.parse(answer.body);
  expect(problem).toMatchObject({ status, reason, details: [], message: problem.detail });
  expect(problem.type).toBe(problemType(reason));
  expect(problem.request_id).toBe(answer.headers["x-request-id"]);
}
