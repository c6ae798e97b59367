// A separate process of `overload`: sends oversized bodies, many at once, and prints each result.
import { constants, setPriority } from "node:os";
import { pathToFileURL } from "node:url";

export type Upload = {
  /** 0: disconnected before the response was read. */
  status: number;
  ms: number;
};

/** Start of the first and end of the last, in milliseconds since 1970. */
export type Uploads = { beganAt: number; endedAt: number; seen: Upload[] };

export const UPLOADS_AT_ONCE = 20;
const ROUNDS = 5;
const UPLOAD_BYTES = 60 * 1024 * 1024;
const PART = new Uint8Array(64 * 1024);

/** Zeros as a stream that is never in memory. */
const zeros = (): ReadableStream<Uint8Array> => {
  let left = UPLOAD_BYTES;
  return new ReadableStream({
    pull: (controller) => {
      if (left <= 0) return controller.close();
      left -= PART.byteLength;
      controller.enqueue(PART);
    },
  });
};

/** Sends an oversized body, with or without its length; returns the result and its time. */
const upload = async ({ baseUrl, key, isTold }: { baseUrl: string; key: string; isTold: boolean }): Promise<Upload> => {
  const since = performance.now();
  const headers = { "x-svc-api-key": key, "content-type": "application/json" };
  try {
    const { status, body } = await fetch(`${baseUrl}/v1/ops/update_lkss`, {
      method: "POST",
      headers: isTold ? { ...headers, "content-length": String(UPLOAD_BYTES) } : headers,
      body: zeros(),
      duplex: "half",
    } as RequestInit);
    await body?.cancel();
    return { status, ms: performance.now() - since };
  } catch {
    // A client that keeps sending after the rejection is disconnected, and may not have read it.
    return { status: 0, ms: performance.now() - since };
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [baseUrl = "", key = ""] = process.argv.slice(2);
  // Real clients have their own machine: here the product's processes have priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const seen: Upload[] = [];
  const beganAt = Date.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = Array.from({ length: UPLOADS_AT_ONCE }, (_, nth) =>
      upload({ baseUrl, key, isTold: nth % 2 === 0 }),
    );
    seen.push(...(await Promise.all(running)));
  }
  process.stdout.write(JSON.stringify({ beganAt, endedAt: Date.now(), seen } satisfies Uploads));
}
