/** REFUSED: asking again changes nothing, a person must look. UNAVAILABLE: the same call may succeed later. */
export type PartnerErrorKind = "REFUSED" | "UNAVAILABLE";

/**
 * The only error that a partner may throw. Activities retry UNAVAILABLE with backoff and hold the process at once
 * for REFUSED (decisions, sections 7 and 8). The message may be shown to the merchant, so it carries no secrets.
 */
export class PartnerError extends Error {
  override readonly name = "PartnerError";

  constructor(
    readonly partner: string,
    readonly kind: PartnerErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
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
    return this.kind === "UNAVAILABLE";
  }
}
