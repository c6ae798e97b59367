import type { AttentionReason } from "@/contract/vocabulary/connection";

/**
 * REFUSED: asking again changes nothing, a person must look. UNAVAILABLE: the same call may succeed later.
 * UNAUTHORIZED: the credentials, or their permissions, are refused: every call is until somebody reconnects.
 * PAUSED: nothing was sent, or the provider answered that it did nothing: it is asked again after `retryAfterSeconds`.
 * BUSY: another attempt at the same order or product may be under way: nothing was done, and the connection is well.
 */
export type PartnerErrorKind = "REFUSED" | "UNAVAILABLE" | "UNAUTHORIZED" | "PAUSED" | "BUSY";

type PartnerErrorOptions = ErrorOptions & {
  /** When the provider may be asked again, where it says so. */
  readonly retryAfterSeconds?: number;
  /** Of UNAUTHORIZED: what is wrong, where it is not the credentials themselves. */
  readonly attention?: AttentionReason;
};

/**
 * The only error that a partner may throw. Activities retry UNAVAILABLE with backoff, hold the process at once for
 * REFUSED (decisions, sections 7 and 8), and wait for the connection with the other two. The message may be shown to the
 * merchant, so it carries no secrets.
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

  /**
   * By name: Next bundles each route on its own, and a partner that one bundle made throws the class of that bundle.
   */
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
