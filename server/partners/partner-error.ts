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

  get isRetryable(): boolean {
    return this.kind === "UNAVAILABLE";
  }
}
