import type { CarrierProvider } from "./carrier-provider";
import type { MailProvider } from "./mail-provider";
import type { PaymentsProvider } from "./payments-provider";
import type { ProviderHttp } from "./provider-http";
import type { ShopProvider } from "./shop-provider";

export type Provider = ShopProvider | CarrierProvider | PaymentsProvider | MailProvider;

/** Which providers there are, and the way to them. */
export type Providers = {
  /** By their `provider`, in the order in which people see them. */
  readonly all: ReadonlyMap<string, Provider>;
  /** `partner` is the name that errors carry; `onCall` hears of every call once it ended. */
  openHttp(partner: string, onCall: (call: HeardProviderCall) => void): ProviderHttp;
};

/** One call as it ended. `request` and `answer` hold the bodies as they were: mask them before they are kept. */
export type HeardProviderCall = {
  readonly purpose: string;
  readonly method: string;
  readonly url: string;
  /** Null: there was no answer. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly request: string;
  /** "" for answers that were read line by line. */
  readonly answer: string;
  readonly answerBytes: number;
  readonly error: string;
};
