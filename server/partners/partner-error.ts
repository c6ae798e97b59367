import type { AttentionReason } from "@/contract/vocabulary/connection";

/**
 * REFUSED: a retry changes nothing, a person must act. UNAVAILABLE: the same call may succeed later. UNAUTHORIZED: the
 * credentials or their permissions are rejected, and so is every call until somebody reconnects. PAUSED: nothing was
 * sent, or the provider answered that it did nothing; retried after `retryAfterSeconds`. BUSY: another attempt at the
 * same order or product may be in progress; nothing was done, and the connection works.
 */
export type PartnerErrorKind = "REFUSED" | "UNAVAILABLE" | "UNAUTHORIZED" | "PAUSED" | "BUSY";

type PartnerErrorOptions = ErrorOptions & {
  /** When to retry, if the provider says so. */
  readonly retryAfterSeconds?: number;
  /** With UNAUTHORIZED: what is wrong, if it is not the credentials themselves. */
  readonly attention?: AttentionReason;
};

/**
 * The only error a partner may throw. Activities retry UNAVAILABLE with backoff, put the process on hold at once for
 * REFUSED (decisions, sections 7 and 8), and wait for the connection with the other two. The message may be shown to
 * the merchant, so it contains no secrets.
 */
export class PartnerError extends Error {
  override readonly name = "PartnerError";
  readonly retryAfterSeconds: number | undefined;
  readonly attention: AttentionReason;

  constructor(
    readonly partner: string,
    readonly kind: PartnerErrorKind,
    message: string,
    { retryAfterSeconds, attention = "CREDENTIALS_REFUSED", ...options }: PartnerErrorOptions = {},
  ) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
    this.attention = attention;
  }

  /** By name: Next bundles each route separately, and a partner created in one bundle throws that bundle's class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore-start lint/complexity/noThisInStatic: subclasses inherit it and are asked for themselves.
    if (this !== PartnerError) return Function.prototype[Symbol.hasInstance].call(this, value);
    // biome-ignore-end lint/complexity/noThisInStatic: as above.
    return value instanceof Error && value.name === "PartnerError";
  }

  get isRetryable(): boolean {
    return this.kind !== "REFUSED";
  }
}
