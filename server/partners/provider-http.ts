/** One call to a provider. The URL must not contain secrets: they belong in headers, which are never logged. */
export type ProviderRequest = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A few words for the call log, for example "Refund order 1042". No personal data. */
  readonly purpose: string;
  readonly signal?: AbortSignal | undefined;
};

/** Any status; the provider decides what it means. Header names are lower case. */
export type ProviderResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/**
 * The HTTP client for one connection. Every call is timed and stored in the call log with its body masked. Addresses
 * that are not public are rejected, redirects are never followed, and bodies are read up to a limit.
 */
export type ProviderHttp = {
  /** @throws PartnerError UNAVAILABLE when there is no response: the effect of the call is unknown then */
  send(request: ProviderRequest): Promise<ProviderResponse>;
  /**
   * Does the same for a file, such as a label: returns its bytes, up to the limit of a body. @throws PartnerError
   * UNAVAILABLE
   */
  readBytes(request: ProviderRequest): Promise<ProviderFile>;
  /**
   * Does the same for a response too large for memory: yields its lines one by one. @throws PartnerError UNAVAILABLE
   */
  readLines(request: ProviderRequest): AsyncIterable<string>;
};

/** Any status, as with `send`. */
export type ProviderFile = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
};
