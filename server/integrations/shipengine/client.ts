import type { z } from "zod";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { readAnswer } from "../provider-kit/answers";
import { PARTNER, readFailure, type ShipEngineFailure } from "./failures";

const BASE = "https://api.shipengine.com/v1";

type Ask<T> = {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/v1/`; the caller encodes what it puts in. */
  readonly path: string;
  readonly body?: unknown;
  readonly purpose: string;
  readonly schema: z.ZodType<T>;
  readonly signal?: AbortSignal | undefined;
};

type Tried<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: ShipEngineFailure };

export type ShipEngine = {
  /** @throws PartnerError */
  ask<T>(request: Ask<T>): Promise<T>;
  /** The same, for callers to whom a refusal means something. @throws PartnerError when there is no answer */
  tryAsk<T>(request: Ask<T>): Promise<Tried<T>>;
  /** Null where ShipEngine doesn't know it. @throws PartnerError */
  find<T>(request: Ask<T>): Promise<T | null>;
};

type Parts = { readonly http: ProviderHttp; readonly values: ConnectionValues; readonly now: () => Date };

/** ShipEngine's interface for one account. */
export const createShipEngine = ({ http, values, now }: Parts): ShipEngine => {
  const apiKey = values.apiKey ?? "";
  const tryAsk: ShipEngine["tryAsk"] = async ({ method = "GET", path, body, purpose, schema, signal }) => {
    const answer = await http.send({
      ...{ method, url: `${BASE}/${path}`, purpose, signal },
      headers: { "api-key": apiKey, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.status >= 200 && answer.status < 300) {
      // Updates and deletions are answered with nothing.
      const text = answer.text.trim() === "" ? "{}" : answer.text;
      return { ok: true, data: readAnswer(PARTNER, { text }, schema) };
    }
    return { ok: false, failure: readFailure(answer, now()) };
  };
  const find: ShipEngine["find"] = async (request) => {
    const tried = await tryAsk(request);
    if (tried.ok) return tried.data;
    if (tried.failure.status === 404) return null;
    throw tried.failure.error;
  };
  const ask: ShipEngine["ask"] = async (request) => {
    const tried = await tryAsk(request);
    if (tried.ok) return tried.data;
    throw tried.failure.error;
  };
  return { ask, tryAsk, find };
};
