import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server does with one request instead of the requested action. `after`: once that is done. */
export type S3Fault =
  | {
      readonly kind: "ANSWER";
      readonly status: number;
      readonly code?: string;
      readonly headers?: Record<string, string>;
      readonly body?: string;
    }
  | { readonly kind: "HANG"; readonly after?: boolean }
  | { readonly kind: "HANG_UP"; readonly after?: boolean }
  | { readonly kind: "TRUNCATE" }
  | { readonly kind: "STALL" }
  | { readonly kind: "CORRUPT" };

type Stored = { bytes: Buffer; headers: Record<string, string> };
type Upload = { key: string; parts: Map<number, Buffer>; startedAt: Date };

export type FaultyS3 = {
  readonly endpoint: string;
  /** The value of FILES_URL. */
  readonly url: string;
  readonly objects: Map<string, Stored>;
  /** Multipart uploads that are neither complete nor aborted, by their IDs. */
  readonly uploads: Map<string, Upload>;
  /** Requests as "PUT key?query", with their headers. */
  readonly asked: { line: string; headers: IncomingMessage["headers"] }[];
  /** The next requests get these, one each; null passes one through. */
  fail(...faults: (S3Fault | null)[]): void;
  close(): Promise<void>;
};

const PAGE = 3;

/**
 * A small S3 with one bucket, `box`, with planned failures that a real one can't produce. It verifies no signatures.
 */
export const startFaultyS3 = async (): Promise<FaultyS3> => {
  const faults: (S3Fault | null)[] = [];
  const objects: FaultyS3["objects"] = new Map();
  const uploads: FaultyS3["uploads"] = new Map();
  const asked: FaultyS3["asked"] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? "/", "http://x");
    const key = decodeURIComponent(url.pathname).replace(/^\/box\/?/, "");
    url.searchParams.delete("x-id");
    const query = decodeURIComponent(url.searchParams.toString());
    asked.push({ line: `${request.method} ${key}${query === "" ? "" : `?${query}`}`, headers: request.headers });
    const fault = faults.shift() ?? null;
    const act = () =>
      serve({ objects, uploads }, { request, key, query: url.searchParams, body: Buffer.concat(chunks) });
    meet(fault, { act, request, response });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ endpoint, url: `s3://box?endpoint=${endpoint}`, objects, uploads, asked },
    fail: (...next) => void faults.push(...next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};

type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string };
type Meeting = { act: () => Answer; request: IncomingMessage; response: ServerResponse };

const meet = (fault: S3Fault | null, { act, request, response }: Meeting): void => {
  if (fault?.kind === "ANSWER") {
    const { status, code = "", headers = {}, body } = fault;
    response.writeHead(status, { "content-type": "application/xml", ...headers });
    return void response.end(body ?? errorOf(code));
  }
  if (fault?.kind === "HANG" || fault?.kind === "HANG_UP") {
    if (fault.after === true) act();
    if (fault.kind === "HANG_UP") request.socket.destroy();
    return;
  }
  const { status, headers = {}, body = "" } = act();
  const bytes = Buffer.from(body);
  response.writeHead(status, { "content-length": String(bytes.length), ...headers });
  if (fault?.kind === "TRUNCATE") return void response.write(bytes.subarray(0, 1), () => request.socket.destroy());
  if (fault?.kind === "STALL") return void response.write(bytes.subarray(0, 1));
  if (fault?.kind === "CORRUPT") bytes.write("!", bytes.length - 1);
  response.end(request.method === "HEAD" ? undefined : bytes);
};

const errorOf = (code: string): string =>
  code === ""
    ? ""
    : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>AKIAEXAMPLE said verysecret</Message></Error>`;

type Books = Pick<FaultyS3, "objects" | "uploads">;
type Asked = { request: IncomingMessage; key: string; query: URLSearchParams; body: Buffer };

const serve = (books: Books, asked: Asked): Answer => {
  const { request, key, query, body } = asked;
  const uploadId = query.get("uploadId");
  if (query.has("uploads") && request.method === "GET") return listUploads(books, query);
  if (query.has("uploads") || uploadId !== null) return serveUpload(books, { ...asked, uploadId });
  if (request.method === "GET" && key === "") return list(books, query);
  const stored = books.objects.get(key);
  switch (request.method) {
    case "PUT":
      books.objects.set(key, { bytes: body, headers: keptHeaders(request) });
      return { status: 200, headers: { etag: '"e"' } };
    case "DELETE":
      books.objects.delete(key);
      return { status: 204 };
    default:
      if (stored === undefined) return { status: 404, body: errorOf("NoSuchKey") };
      return { status: 200, headers: stored.headers, body: rangeOf(request, stored.bytes) };
  }
};

const rangeOf = ({ headers }: IncomingMessage, bytes: Buffer): Buffer => {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  return from === undefined ? bytes : bytes.subarray(Number(from), Number(to) + 1);
};

const keptHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name === "content-type" || name.startsWith("x-amz-meta-"))
      .map(([name, value]) => [name, String(value)]),
  );

const serveUpload = (
  { objects, uploads }: Books,
  { request, key, query, body, uploadId }: Asked & { uploadId: string | null },
): Answer => {
  const upload = uploads.get(uploadId ?? "");
  if (uploadId === null) {
    const id = `upload-${uploads.size + 1}-${key.slice(-4)}`;
    uploads.set(id, { key, parts: new Map(), startedAt: new Date() });
    return { status: 200, body: xml("InitiateMultipartUploadResult", `<UploadId>${id}</UploadId>`) };
  }
  if (upload === undefined) return { status: 404, body: errorOf("NoSuchUpload") };
  if (request.method === "PUT") {
    upload.parts.set(Number(query.get("partNumber")), body);
    return { status: 200, headers: { etag: `"p${query.get("partNumber")}"` } };
  }
  uploads.delete(uploadId);
  if (request.method === "DELETE") return { status: 204 };
  const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
  objects.set(key, { bytes: Buffer.concat(parts), headers: {} });
  return { status: 200, body: xml("CompleteMultipartUploadResult", "<ETag>e</ETag>") };
};

const listUploads = ({ uploads }: Books, query: URLSearchParams): Answer => {
  const rows = [...uploads]
    .filter(([, { key }]) => key.startsWith(query.get("prefix") ?? ""))
    .map(
      ([id, { key, startedAt }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${startedAt.toISOString()}</Initiated></Upload>`,
    );
  return { status: 200, body: xml("ListMultipartUploadsResult", `<IsTruncated>false</IsTruncated>${rows.join("")}`) };
};

const list = ({ objects }: Books, query: URLSearchParams): Answer => {
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after).sort();
  const page = keys.slice(0, PAGE);
  const isTruncated = keys.length > page.length;
  const rows = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size><LastModified>2026-11-01T00:00:00.000Z</LastModified></Contents>`,
  );
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  const body = `<IsTruncated>${isTruncated}</IsTruncated>${next}${rows.join("")}`;
  return { status: 200, body: xml("ListBucketResult", body) };
};

const xml = (name: string, body: string): string => `<?xml version="1.0"?><${name}>${body}</${name}>`;
