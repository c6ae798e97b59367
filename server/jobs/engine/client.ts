import { Inngest, StepError } from "inngest";
import type { Logger } from "@/server/kernel/logger";
import { type Announce, createEmbeddedFetch } from "../embedded/embedded-fetch";
import type { EmbeddedExecutor } from "../embedded/executor";
import { findRunningExecutor } from "../embedded/running-executor";
import { deriveSigningKey } from "../embedded/signature";

export type JobsEngine = "embedded" | "inngest";

export type JobsClient = Inngest;

/** Name of the application in Inngest. It is part of each function's ID, so a change would orphan running functions. */
const APP_ID = "svc";

/**
 * Creates the Inngest client. With `inngest`, the SDK's own variables apply (INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY,
 * INNGEST_BASE_URL …). With `embedded`, events go to the executor in this process, or to `announce` if there is none,
 * and the signing key is derived from `secret`. Always in cloud mode: INNGEST_DEV, which disables signatures, has no
 * effect.
 */
export const createJobsClient = (options: {
  engine: JobsEngine;
  secret: string;
  log: Logger;
  findExecutor?: () => EmbeddedExecutor | null;
  announce?: Announce;
}): JobsClient => {
  const { engine, secret, log, findExecutor = findRunningExecutor, announce = async () => undefined } = options;
  const shared = { id: APP_ID, isDev: false, logger: createSdkLogger(log), checkpointing: false, aiMetadata: false };
  if (engine === "inngest") return new Inngest(shared);
  const signingKey = deriveSigningKey(secret);
  return new Inngest({
    ...shared,
    signingKey,
    // Set explicitly, or an INNGEST_SIGNING_KEY_FALLBACK left in the environment would give its owner access to the
    // route.
    signingKeyFallback: signingKey,
    eventKey: "embedded",
    baseUrl: "http://embedded.invalid",
    fetch: createEmbeddedFetch(findExecutor, announce),
  });
};

const REFUSAL = "Signature validation failed";

/**
 * The SDK logs a failed step and then its failed function again, so one of the two is dropped. Unsigned requests of
 * strangers are logged without a stack and not as our error, or anybody could fill the log.
 */
const createSdkLogger = (log: Logger) => {
  const isRepetition = (fields: unknown) =>
    typeof fields === "object" && fields !== null && "err" in fields && fields.err instanceof StepError;
  return {
    debug: (fields: unknown, message?: string) => log.debug(fields, message),
    info: (fields: unknown, message?: string) => log.info(fields, message),
    warn: (fields: unknown, message?: string) => log.warn(fields, message),
    error: (fields: unknown, message?: string) => {
      if (message === REFUSAL)
        log.warn({}, "a request to the job route was refused: its signature is missing or wrong");
      else if (!isRepetition(fields)) log.error(fields, message);
    },
  };
};
