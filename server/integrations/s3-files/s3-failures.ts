import type { S3Location } from "@/server/kernel/parse-files-url";
import { PartnerError, type PartnerErrorKind } from "@/server/partners/partner-error";
import { describeFailure } from "../provider-http/describe-failure";

/** `isTransient`: the same call may succeed in a moment. */
export type S3Failure = {
  readonly kind: PartnerErrorKind;
  readonly message: string;
  readonly isTransient: boolean;
  readonly retryAfterSeconds?: number;
};

/** The bytes read are not the bytes written. */
export class DamagedFile extends Error {
  override readonly name = "DamagedFile";
}

const SLOW_DOWN_SECONDS = 5;
const NEEDED =
  "It needs s3:GetObject, s3:PutObject, s3:DeleteObject, s3:AbortMultipartUpload on the objects and s3:ListBucket, s3:ListBucketMultipartUploads on the bucket";

type Answered = { readonly name: string; readonly status: number; readonly headers: Record<string, string> };
type Say = (where: Where, answered: Answered) => Omit<S3Failure, "isTransient"> & { isTransient?: boolean };
type Where = { readonly bucket: string; readonly host: string; readonly isEncrypted: boolean };

/** A problem with the settings, not with the file: waiting tasks resume by themselves once it is fixed. */
const mend =
  (words: (where: Where, answered: Answered) => string): Say =>
  (where, answered) => ({ kind: "UNAUTHORIZED", message: words(where, answered) });

const isSkewed = /^RequestTimeTooSkewed$|^RequestExpired$/;
const wrongRegion = mend(
  ({ bucket }, { headers }) =>
    `The bucket ${bucket} is in ${regionIn(headers) ?? "another region"}. Set region=${regionIn(headers) ?? "…"} in FILES_URL.`,
);

/**
 * Matched by S3's error name first, then by status. The store's own message is never quoted, because it may contain the
 * key.
 */
const KNOWN: readonly { readonly names: RegExp; readonly say: Say }[] = [
  {
    names: /^NoSuchBucket$/,
    say: mend(({ bucket, host }) => `There is no bucket ${bucket} at ${host}. Create it, or correct FILES_URL.`),
  },
  {
    names: /^InvalidBucketName$/,
    say: mend(({ bucket }) => `The store doesn't take ${bucket} as the name of a bucket. Correct FILES_URL.`),
  },
  {
    names: /^(PermanentRedirect|TemporaryRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException)$/,
    say: wrongRegion,
  },
  {
    names: /^InvalidAccessKeyId$/,
    say: mend(() => "The store doesn't know the access key. Correct FILES_ACCESS_KEY_ID."),
  },
  {
    names: /^SignatureDoesNotMatch$/,
    say: mend(() => "The store refused the signature. Correct FILES_SECRET_ACCESS_KEY, or region=… in FILES_URL."),
  },
  {
    names: isSkewed,
    say: (_, { headers }) => ({
      kind: "UNAUTHORIZED",
      message: `The clock of this machine is wrong${clockOf(headers)}. Set it right, for example with NTP.`,
      // The client has adjusted its clock by the response.
      isTransient: true,
    }),
  },
  {
    names: /^KMS\.|^InvalidEncryptionAlgorithmError$|^ServerSideEncryptionConfigurationNotFoundError$/,
    say: mend(() => "The store refused the encryption. Correct encryption=… and kmsKeyId=… in FILES_URL."),
  },
  {
    names: /^(BadDigest|InvalidDigest|XAmzContentSHA256Mismatch|IncompleteBody|RequestTimeout|OperationAborted)$/,
    say: () => ({ kind: "UNAVAILABLE", message: "The file didn't arrive whole at the store.", isTransient: true }),
  },
];

/** Explains an error of the S3 client, with what to fix and whether to retry. Contains no credentials. */
export const readS3Failure = (error: unknown, location: S3Location): S3Failure => {
  if (error instanceof DamagedFile) return { kind: "REFUSED", message: error.message, isTransient: true };
  if (error instanceof PartnerError) return { kind: error.kind, message: error.message, isTransient: false };
  const where = { bucket: location.bucket, host: hostOf(location), isEncrypted: location.encryption !== null };
  const answered = answerOf(error);
  if (answered === null)
    return { kind: "UNAVAILABLE", message: describeFailure(closedOr(error), addressOf(location)), isTransient: true };
  const known = KNOWN.find(({ names }) => names.test(answered.name));
  const { isTransient = false, ...failure } =
    known === undefined ? byStatus(where, answered) : known.say(where, answered);
  return { ...failure, isTransient };
};

const byStatus: Say = (where, answered) => {
  const { status, name, headers } = answered;
  const { bucket, host, isEncrypted } = where;
  if (name === "SlowDown" || status === 429 || status === 503)
    return {
      ...{ kind: "PAUSED", message: `The file store at ${host} is busy.`, isTransient: true },
      retryAfterSeconds: retryAfterOf(headers) ?? SLOW_DOWN_SECONDS,
    };
  if (status === 301 || status === 307) return wrongRegion(where, answered);
  if (status === 401 || status === 403)
    return {
      kind: "UNAUTHORIZED",
      message: `The store doesn't let this access key use the bucket ${bucket}. ${NEEDED}.`,
    };
  if (status === 501) {
    const hint = isEncrypted ? " If it has no encryption of that kind, remove encryption=… from FILES_URL." : "";
    return { kind: "REFUSED", message: `The file store at ${host} can't do that (${name}).${hint}` };
  }
  if (status >= 500)
    return { kind: "UNAVAILABLE", message: `The file store at ${host} has a problem (${status}).`, isTransient: true };
  if (status < 400)
    return {
      kind: "UNAVAILABLE",
      message: `What answers at ${host} isn't an S3 store. Correct endpoint=… in FILES_URL.`,
    };
  return { kind: "REFUSED", message: `The file store at ${host} refused the call (${status} ${name}).` };
};

/** Recognizes closed connections, which the client also reports as timeouts. */
const closedOr = (error: unknown): unknown =>
  error instanceof Error && "code" in error && error.code === "ECONNRESET"
    ? Object.assign(new Error("closed"), { code: error.code })
    : error;

/** Returns null when there was no response. */
const answerOf = (error: unknown): Answered | null => {
  if (typeof error !== "object" || error === null || !("$metadata" in error)) return null;
  const { $metadata, $response, name } = error as {
    $metadata?: { httpStatusCode?: number };
    $response?: { statusCode?: number; headers?: Record<string, string> };
    name?: unknown;
  };
  const status = $metadata?.httpStatusCode ?? $response?.statusCode;
  if (status === undefined) return null;
  const safeName = typeof name === "string" && /^[A-Za-z.]{1,60}$/.test(name) ? name : "";
  return { name: safeName, status, headers: $response?.headers ?? {} };
};

const regionIn = (headers: Answered["headers"]): string | null =>
  /^[a-z0-9-]{1,30}$/.exec(headers["x-amz-bucket-region"] ?? "")?.[0] ?? null;

const clockOf = ({ date = "" }: Answered["headers"]): string => {
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? "" : `: the store says it is ${at.toISOString().slice(0, 16)}Z`;
};

const retryAfterOf = (headers: Answered["headers"]): number | null => {
  const seconds = Number(headers["retry-after"] ?? "");
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3_600) : null;
};

const addressOf = ({ endpoint, region }: S3Location): string => endpoint ?? `https://s3.${region}.amazonaws.com`;
const hostOf = (location: S3Location): string => new URL(addressOf(location)).host;
