/** One call to a provider. The URL must not carry secrets: they belong in headers, which are never logged. */
export type ProviderRequest = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** In a few words for the call log, for example "Refund order 1042". No personal data. */
  readonly purpose: string;
  readonly signal?: AbortSignal | undefined;
};

/** Any status: what it means is for the provider to decide. Header names are lower case. */
export type ProviderResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/**
 * The way to a provider, for one connection. Every call is timed and kept in the call log with its body masked;
 * addresses that are not public are refused; redirects are never followed; a body is read up to a limit.
 */
export type ProviderHttp = {
  /** @throws PartnerError UNAVAILABLE when there is no answer: the effect of the call is not known then */
  send(request: ProviderRequest): Promise<ProviderResponse>;
  /** The same for a file, such as a label: its bytes, up to the limit of a body. @throws PartnerError UNAVAILABLE */
  readBytes(request: ProviderRequest): Promise<ProviderFile>;
  /** The same for an answer that is too large for memory: its lines, one by one. @throws PartnerError UNAVAILABLE */
  readLines(request: ProviderRequest): AsyncIterable<string>;
};

/** Any status, as with `send`. */
export type ProviderFile = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
};
