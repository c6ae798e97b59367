/** One attempt: `headers` and `body` are sent exactly as given. */
export type WebhookRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/**
 * Why there was no response. ADDRESS: the host is, or resolves to, an address that is not public. SIGNING: nothing was
 * sent, because there was no secret to sign with.
 */
export type WebhookFailure = "SIGNING" | "ADDRESS" | "DNS" | "TIMEOUT" | "CONNECT" | "TLS" | "RESET" | "ANSWER";

/** The result of an attempt. The response can have any status; the caller decides what it means. */
export type WebhookOutcome = { readonly durationMs: number } & (
  | {
      readonly kind: "ANSWERED";
      readonly status: number;
      /** The `Retry-After` header as received, or null. */
      readonly retryAfter: string | null;
      /** The first of the response's headers, at most 4 KiB. */
      readonly headers: Readonly<Record<string, string>>;
      /** The start of the response, at most 4 KiB, as text that can be stored. */
      readonly body: string;
    }
  | {
      readonly kind: "FAILED";
      readonly failure: WebhookFailure;
      /** In a few words, for the merchant. */
      readonly message: string;
    }
);

/**
 * Sends to a merchant's webhook receiver. Addresses that are not public are rejected unless the installation allows
 * them (decisions, section 9); redirects are never followed.
 */
export type WebhookSender = {
  /** Never throws for errors of the receiver. */
  send(request: WebhookRequest): Promise<WebhookOutcome>;
  /** Whether private addresses are allowed: a development installation. */
  readonly allowsPrivateAddresses: boolean;
  /** Returns null when the host is allowed as it resolves now; otherwise a sentence that says why not. */
  refusalOf(url: URL): Promise<string | null>;
};
