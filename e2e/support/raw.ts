import { connect } from "node:net";
import type { Answer } from "./api";
import { baseUrl } from "./demo";

/** Sends raw bytes, for requests that no HTTP library would write, and reads until the server closes. */
export const sendRaw = async (lines: readonly string[], body = ""): Promise<Answer> => {
  const { hostname, port, host } = new URL(baseUrl);
  const [first = "", ...headers] = lines;
  const socket = connect(Number(port || 80), hostname);
  const head = [first, `Host: ${host}`, "Connection: close", ...headers, "", ""].join("\r\n");
  // A server that rejects a body may close while we still write; its response counts.
  socket.on("error", () => undefined);
  socket.write(head + body);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return readAnswer(Buffer.concat(chunks).toString("utf8"));
};

const readAnswer = (answer: string): Answer => {
  const end = answer.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = answer.slice(0, end).split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
  const text =
    headers.get("transfer-encoding") === "chunked" ? unchunked(answer.slice(end + 4)) : answer.slice(end + 4);
  return { status: Number(statusLine.split(" ")[1]), headers, text, body: jsonOf(text) };
};

const unchunked = (text: string): string => {
  const [, size = "0", rest = ""] = /^([0-9a-f]+)\r\n([\s\S]*)$/i.exec(text) ?? [];
  const length = Number.parseInt(size, 16);
  return length === 0 ? "" : rest.slice(0, length) + unchunked(rest.slice(length + 2));
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
