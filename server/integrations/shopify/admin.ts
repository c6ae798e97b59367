import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp, ProviderResponse } from "@/server/partners/provider-http";
import { readAnswer } from "../provider-kit/answers";
import { accessToken, forgetToken } from "./access-token";
import { API_VERSION } from "./api-version";
import { type Cost, createBudget } from "./budget";
import { failureOfErrors, failureOfStatus } from "./failures";

/** One document for the Admin API. `data` is the schema of the response; `purpose` appears in the call log. */
export type AdminQuestion<T> = {
  readonly document: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly data: z.ZodType<T>;
  readonly purpose: string;
  readonly signal?: AbortSignal | undefined;
};

/** The Admin API of one shop. Throws PartnerError. */
export type Admin = {
  readonly shop: string;
  readonly http: ProviderHttp;
  readonly ask: <T>(question: AdminQuestion<T>) => Promise<T>;
  /** Seconds to pause before the next call to spare the shop's cost budget; usually 0. For readers that can wait. */
  readonly pauseSeconds: () => number;
};

const throttleSchema = z.object({
  maximumAvailable: z.number(),
  currentlyAvailable: z.number(),
  restoreRate: z.number().positive(),
});
const envelopeSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).loose().optional() }))
    .optional(),
  extensions: z
    .object({ cost: z.object({ requestedQueryCost: z.number(), throttleStatus: throttleSchema }).optional() })
    .optional(),
});

type AdminOf = { values: ConnectionValues; http: ProviderHttp; now: () => Date; isPatient?: boolean };

/**
 * `isPatient`: the caller can wait, so a call that would exhaust the shop's cost budget is not sent. This leaves the
 * budget to requests that people are waiting for.
 */
export const createAdmin = ({ values, http, now, isPatient = false }: AdminOf): Admin => {
  const { shop = "" } = values;
  const budget = createBudget(now);
  const post = async (question: AdminQuestion<unknown>): Promise<ProviderResponse> =>
    http.send({
      method: "POST",
      url: `https://${shop}/admin/api/${API_VERSION.name}/graphql.json`,
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "x-shopify-access-token": await accessToken({ values, http, now: now(), signal: question.signal }),
      },
      body: JSON.stringify({ query: question.document, variables: question.variables ?? {} }),
      purpose: question.purpose,
      signal: question.signal,
    });
  const ask = async <T>(question: AdminQuestion<T>): Promise<T> => {
    if (isPatient) budget.requireRoom(question.document);
    let response = await post(question);
    // A one-day token can expire early. After a 401 nothing was done, so the call is safe to repeat.
    if (response.status === 401 && forgetToken(values)) response = await post(question);
    if (response.status !== 200) throw failureOfStatus(response, now());
    const { data, errors, extensions } = readAnswer("SHOPIFY", response, envelopeSchema);
    const cost: Cost | undefined = extensions?.cost;
    if (cost !== undefined) budget.note(question.document, cost);
    if (errors !== undefined && errors.length > 0) throw failureOfErrors(errors, cost);
    const parsed = question.data.safeParse(data);
    if (parsed.success) return parsed.data;
    throw new PartnerError("SHOPIFY", "UNAVAILABLE", unexpected(parsed.error));
  };
  return { shop, http, ask, pauseSeconds: budget.pauseSeconds };
};

const unexpected = ({ issues: [issue] }: z.ZodError): string =>
  `Shopify's answer was not in the expected form: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}.`;
