import { createProviderAgent, createProviderHttp } from "@/server/integrations/provider-http/provider-http";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderHttp, ProviderRequest, ProviderResponse } from "@/server/partners/provider-http";

/** What happens to a call: it isn't received, its response is lost, or it gets another response, received or not. */
export type Trouble =
  | { readonly kind: "LOST_BEFORE" }
  | { readonly kind: "LOST_AFTER" }
  | { readonly kind: "ANSWERED"; readonly answer: Partial<ProviderResponse> }
  | { readonly kind: "GARBLED" };

export type ForeignHttp = {
  readonly http: ProviderHttp;
  readonly calls: ProviderRequest[];
  /** The next `times` calls with a matching "METHOD path" get this. */
  trouble(path: RegExp, trouble: Trouble, times?: number): void;
};

/** A real loopback connection to a provider's stand-in, in place of its origin. */
export const createForeignHttp = ({ partner, origin }: { partner: string; origin: string }): ForeignHttp => {
  const agent = createProviderAgent({ allowPrivateAddresses: true });
  const real = createProviderHttp({ partner, agent, isGuarded: false, onCall: () => undefined });
  const calls: ProviderRequest[] = [];
  const troubles: { path: RegExp; trouble: Trouble }[] = [];
  const local = (request: ProviderRequest) => ({ ...request, url: request.url.replace(/^https:\/\/[^/]+/, origin) });
  const send = async (request: ProviderRequest): Promise<ProviderResponse> => {
    calls.push(request);
    const index = troubles.findIndex(({ path }) => path.test(`${request.method} ${new URL(request.url).pathname}`));
    const trouble = index < 0 ? undefined : troubles.splice(index, 1)[0]?.trouble;
    if (trouble?.kind === "LOST_BEFORE") throw new PartnerError(partner, "UNAVAILABLE", "No answer in time.");
    if (trouble?.kind === "ANSWERED") return { status: 200, headers: {}, text: "", ...trouble.answer };
    const answer = await real.send(local(request));
    if (trouble?.kind === "LOST_AFTER") throw new PartnerError(partner, "UNAVAILABLE", "The connection was closed.");
    return trouble?.kind === "GARBLED" ? { ...answer, text: answer.text.slice(0, 20) } : answer;
  };
  return {
    http: {
      send,
      readBytes: (request) => real.readBytes(local(request)),
      readLines: (request) => real.readLines(local(request)),
    },
    calls,
    trouble: (path, trouble, times = 1) => {
      for (let count = 0; count < times; count += 1) troubles.push({ path, trouble });
    },
  };
};
