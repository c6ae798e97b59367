/** One attempt: `headers` and `body` leave exactly as they are given. */
export type WebhookRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/**
 * Why there was no answer. ADDRESS: the host is, or resolves to, an address that is not public. SIGNING: nothing was
 * sent, because there was no secret to sign it with.
 */
export type WebhookFailure = "SIGNING" | "ADDRESS" | "DNS" | "TIMEOUT" | "CONNECT" | "TLS" | "RESET" | "ANSWER";

/** What came of an attempt. An answer may be any status: what it means is for the caller to decide. */
export type WebhookOutcome = { readonly durationMs: number } & (
  | {
      readonly kind: "ANSWERED";
      readonly status: number;
      /** The `Retry-After` header as it came, or null. */
      readonly retryAfter: string | null;
      /** The first of the answer's headers, at most 4 KiB. */
      readonly headers: Readonly<Record<string, string>>;
      /** The beginning of the answer, at most 4 KiB, as text that can be stored. */
      readonly body: string;
    }
  | {
      readonly kind: "FAILED";
      readonly failure: WebhookFailure;
      /** In short words, for the merchant. */
      readonly message: string;
    }
);

/**
 * The way to a merchant's webhook receiver. Addresses that are not public are refused unless the installation allows
 * them (decisions, section 9); redirects are never followed.
 */
export type WebhookSender = {
  /** Never throws for what the other side does. */
  send(request: WebhookRequest): Promise<WebhookOutcome>;
  /** Whether private addresses may be reached: a development installation. */
  readonly allowsPrivateAddresses: boolean;
  /** Null when the host may be reached as it resolves now, else a sentence that says why not. */
  refusalOf(url: URL): Promise<string | null>;
};
