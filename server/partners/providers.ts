import type { CarrierProvider } from "./carrier-provider";
import type { MailProvider } from "./mail-provider";
import type { PaymentsProvider } from "./payments-provider";
import type { ProviderHttp } from "./provider-http";
import type { ShopProvider } from "./shop-provider";

export type Provider = ShopProvider | CarrierProvider | PaymentsProvider | MailProvider;

/** The available providers, and how to call them. */
export type Providers = {
  /** By their `provider`, in display order. */
  readonly all: ReadonlyMap<string, Provider>;
  /** `partner` is the name in errors; `onCall` is called after every call. */
  openHttp(partner: string, onCall: (call: HeardProviderCall) => void): ProviderHttp;
};

/** One finished call. `request` and `answer` contain the original bodies: mask them before storing. */
export type HeardProviderCall = {
  readonly purpose: string;
  readonly method: string;
  readonly url: string;
  /** Null: there was no response. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly request: string;
  /** "" for responses that were read line by line. */
  readonly answer: string;
  readonly answerBytes: number;
  readonly error: string;
};
