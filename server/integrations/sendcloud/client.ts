import type { z } from "zod";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import { readAnswer } from "../provider-kit/answers";
import { PARTNER, readFailure, type SendcloudFailure } from "./failures";

const BASE = "https://panel.sendcloud.sc/api/v3";

type Ask<T> = {
  readonly method?: "GET" | "POST" | "PATCH";
  /** Below `/api/v3/`; the caller encodes what it puts in. */
  readonly path: string;
  readonly body?: unknown;
  readonly purpose: string;
  readonly schema: z.ZodType<T>;
  readonly signal?: AbortSignal | undefined;
};

type Tried<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: SendcloudFailure };

export type Sendcloud = {
  /** @throws PartnerError */
  ask<T>(request: Ask<T>): Promise<T>;
  /** The same, for callers to whom a refusal means something. @throws PartnerError when there is no answer */
  tryAsk<T>(request: Ask<T>): Promise<Tried<T>>;
  /** Null where Sendcloud doesn't know it. @throws PartnerError */
  find<T>(request: Ask<T>): Promise<T | null>;
};

type Parts = { readonly http: ProviderHttp; readonly values: ConnectionValues; readonly now: () => Date };

/** Sendcloud's interface for one integration. */
export const createSendcloud = ({ http, values, now }: Parts): Sendcloud => {
  const authorization = authorizationOf(values);
  const tryAsk: Sendcloud["tryAsk"] = async ({ method = "GET", path, body, purpose, schema, signal }) => {
    const answer = await http.send({
      ...{ method, url: `${BASE}/${path}`, purpose, signal },
      headers: { authorization, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.status >= 200 && answer.status < 300) return { ok: true, data: readAnswer(PARTNER, answer, schema) };
    return { ok: false, failure: readFailure(answer, now()) };
  };
  const find: Sendcloud["find"] = async (request) => {
    const tried = await tryAsk(request);
    if (tried.ok) return tried.data;
    if (tried.failure.status === 404) return null;
    throw tried.failure.error;
  };
  const ask: Sendcloud["ask"] = async (request) => {
    const tried = await tryAsk(request);
    if (tried.ok) return tried.data;
    throw tried.failure.error;
  };
  return { ask, tryAsk, find };
};

const LABELS = /^https:\/\/panel\.sendcloud\.sc\//;

/** The headers that a label is read with: the keys go to Sendcloud's own host only. */
export const headersFor = (url: string, values: ConnectionValues): Readonly<Record<string, string>> =>
  LABELS.test(url) ? { authorization: authorizationOf(values), accept: "application/pdf" } : {};

const authorizationOf = ({ publicKey = "", secretKey = "" }: ConnectionValues): string =>
  `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString("base64")}`;
