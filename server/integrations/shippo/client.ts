import type { z } from "zod";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { readAnswer } from "../provider-kit/answers";
import { PARTNER, readFailure, type ShippoFailure } from "./failures";

const BASE = "https://api.goshippo.com";
const VERSION = "2018-02-08";

type Ask<T> = {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Without a slash in front; the caller encodes what it puts in. */
  readonly path: string;
  readonly body?: unknown;
  readonly purpose: string;
  readonly schema: z.ZodType<T>;
  readonly signal?: AbortSignal | undefined;
};

type Tried<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: ShippoFailure };

export type Shippo = {
  /** @throws PartnerError */
  ask<T>(request: Ask<T>): Promise<T>;
  /** The same, for callers to whom a refusal means something. @throws PartnerError when there is no answer */
  tryAsk<T>(request: Ask<T>): Promise<Tried<T>>;
  /** Null where Shippo doesn't know it. @throws PartnerError */
  find<T>(request: Ask<T>): Promise<T | null>;
  /** By Shippo's clock, as of its last answer: its times are compared with its own, whatever ours says. */
  time(): Date;
};

type Parts = { readonly http: ProviderHttp; readonly values: ConnectionValues; readonly now: () => Date };

/** Shippo's interface for one account. */
export const createShippo = ({ http, values, now }: Parts): Shippo => {
  const credentials = { authorization: `ShippoToken ${values.apiKey ?? ""}`, "shippo-api-version": VERSION };
  let theirs: number | null = null;
  const tryAsk: Shippo["tryAsk"] = async ({ method = "GET", path, body, purpose, schema, signal }) => {
    const answer = await http.send({
      ...{ method, url: `${BASE}/${path}`, purpose, signal },
      headers: { ...credentials, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const date = Date.parse(answer.headers.date ?? "");
    if (!Number.isNaN(date)) theirs = date;
    if (answer.status >= 200 && answer.status < 300) {
      // Deletions are answered with nothing.
      const text = answer.text.trim() === "" ? "{}" : answer.text;
      return { ok: true, data: readAnswer(PARTNER, { text }, schema) };
    }
    return { ok: false, failure: readFailure(answer, now()) };
  };
  const find: Shippo["find"] = async (request) => {
    const tried = await tryAsk(request);
    if (tried.ok) return tried.data;
    if (tried.failure.status === 404) return null;
    throw tried.failure.error;
  };
  const ask: Shippo["ask"] = async (request) => {
    const tried = await tryAsk(request);
    if (tried.ok) return tried.data;
    throw tried.failure.error;
  };
  return { ask, tryAsk, find, time: () => (theirs === null ? now() : new Date(theirs)) };
};
