import { setTimeout as sleep } from "node:timers/promises";
import type { S3Client } from "@aws-sdk/client-s3";
import { withDeadline } from "@/server/kernel/deadline";
import type { S3Location } from "@/server/kernel/parse-files-url";
import { FILE_STORE } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";
import { readS3Failure } from "./s3-failures";

type Sdk = typeof import("@aws-sdk/client-s3");

/** What a call is made with; `signal` aborts an attempt that takes too long, also while reading a body. */
export type S3Attempt = { readonly sdk: Sdk; readonly client: S3Client; readonly signal: AbortSignal };

export type S3Calls = {
  readonly location: S3Location;
  /** Makes a call with retries for temporary failures, and throws an explanation in the end. @throws PartnerError */
  call<Answer>(
    attempt: (using: S3Attempt) => Promise<Answer>,
    options?: { readonly isProbe?: boolean; readonly signal?: AbortSignal | undefined },
  ): Promise<Answer>;
};

export type S3Options = {
  readonly location: S3Location;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Limit of one attempt, including its body. */
  readonly attemptMs?: number;
  /** Limit of all attempts: shorter than the lease of the task waiting for the call. */
  readonly totalMs?: number;
  readonly wait?: (ms: number) => Promise<void>;
};

const ATTEMPT_MS = 20_000;
const TOTAL_MS = 25_000;
const CONNECT_MS = 5_000;
const BACKOFF_MS = [200, 800] as const;
/** Longer waits are left to the caller. */
const LONGEST_WAIT_MS = 5_000;
const MOST_SOCKETS = 32;

/** Creates the calls for one bucket. The client is loaded with the first call and keeps its connections open. */
export const createS3Calls = ({
  location,
  credentials,
  attemptMs = ATTEMPT_MS,
  totalMs = TOTAL_MS,
  wait = (ms) => sleep(ms),
}: S3Options): S3Calls => {
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | null = null;
  const open = () => {
    opened ??= openClient({ location, credentials });
    return opened;
  };
  return {
    location,
    call: async (attempt, { isProbe = false, signal } = {}) => {
      const { sdk, client } = await open();
      return withDeadline({ ms: totalMs, signal }, async (total) => {
        for (let count = 0; ; count += 1) {
          try {
            return await withDeadline({ ms: attemptMs, signal: total }, (signal) => attempt({ sdk, client, signal }));
          } catch (error) {
            const { kind, message, isTransient, retryAfterSeconds } = readS3Failure(error, location);
            const backoff = BACKOFF_MS[count];
            const ms = Math.max(backoff ?? 0, (retryAfterSeconds ?? 0) * 1000);
            // A probe should show the current error instead of retrying.
            if (isProbe || !isTransient || backoff === undefined || ms > LONGEST_WAIT_MS || total.aborted)
              throw new PartnerError(
                FILE_STORE,
                kind,
                message,
                retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
              );
            await wait(ms);
          }
        }
      });
    },
  };
};

const openClient = async ({
  location: { endpoint, region, isPathStyle },
  credentials,
}: Pick<S3Options, "location" | "credentials">): Promise<{ sdk: Sdk; client: S3Client }> => {
  // Warnings about the version of Node.js concern us, who choose it, not the operators.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const sdk = await import("@aws-sdk/client-s3");
  const agent = { keepAlive: true, maxSockets: MOST_SOCKETS };
  const client = new sdk.S3Client({
    ...(endpoint === null ? {} : { endpoint }),
    region,
    forcePathStyle: isPathStyle,
    credentials: { ...credentials },
    // Stores other than Amazon's reject the newer checksums; ours are sent as Content-MD5 and as metadata.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 1,
    // Prevents a profile on the machine from overriding the settings.
    ignoreConfiguredEndpointUrls: true,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: 0, httpAgent: agent, httpsAgent: agent },
  });
  return { sdk, client };
};
