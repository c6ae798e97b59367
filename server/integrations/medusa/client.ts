import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp, ProviderRequest, ProviderResponse } from "@/server/partners/provider-http";
import { failureOf, readAnswer } from "../provider-kit/answers";

export const MEDUSA = "MEDUSA";

export type MedusaCall<T> = {
  /** Path and query relative to the shop's address, for example "/admin/stores". */
  readonly path: string;
  readonly schema: z.ZodType<T>;
  readonly purpose: string;
  readonly signal?: AbortSignal | undefined;
};

/** Medusa's Admin API with the key of one connection. All calls throw PartnerError. */
export type MedusaClient = {
  get<T>(call: MedusaCall<T>): Promise<T>;
  /** Returns null when the shop has no such record. */
  find<T>(call: MedusaCall<T>): Promise<T | null>;
  post<T>(call: MedusaCall<T> & { readonly body: unknown }): Promise<T>;
  delete(call: Omit<MedusaCall<unknown>, "schema">): Promise<void>;
  readonly now: () => Date;
};

type Parts = { values: ConnectionValues; http: ProviderHttp; now: () => Date };

export const createMedusaClient = ({ values, http, now }: Parts): MedusaClient => {
  const ask = (method: ProviderRequest["method"], call: Omit<MedusaCall<unknown>, "schema">, body?: unknown) =>
    http.send({
      ...{ method, url: `${values.address}${call.path}`, purpose: call.purpose, signal: call.signal },
      headers: {
        // The key is the user name of a login without a password.
        authorization: `Basic ${Buffer.from(`${values.apiKey}:`).toString("base64")}`,
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const read = <T>(response: ProviderResponse, schema: z.ZodType<T>): T => {
    if (response.status >= 200 && response.status < 300) return readAnswer(MEDUSA, response, schema);
    throw medusaFailure(response, now());
  };
  return {
    now,
    get: async (call) => read(await ask("GET", call), call.schema),
    find: async (call) => {
      const response = await ask("GET", call);
      return response.status === 404 && saidByMedusa(response).type === "not_found"
        ? null
        : read(response, call.schema);
    },
    post: async ({ body, ...call }) => read(await ask("POST", call, body), call.schema),
    delete: async (call) => void read(await ask("DELETE", call), z.unknown()),
  };
};

const errorSchema = z.object({ type: z.string().catch(""), message: z.string().catch("") });

/** Returns the type and message of a Medusa error; both "" when the response is not from Medusa. */
export const saidByMedusa = ({ text }: Pick<ProviderResponse, "text">): { type: string; message: string } => {
  try {
    return errorSchema.parse(JSON.parse(text));
  } catch {
    return { type: "", message: "" };
  }
};

/** Maps an unsuccessful Medusa response to an error that says what to fix. */
export const medusaFailure = (response: ProviderResponse, now: Date): PartnerError => {
  const { status, headers } = response;
  const { type, message } = saidByMedusa(response);
  const { origin } = locationOf(headers.location);
  if (status >= 300 && status < 400)
    return refused(`The shop's address redirects${origin}. Enter the address that it redirects to.`);
  if (status === 401)
    return fail(
      "UNAUTHORIZED",
      "Medusa refused the secret API key. Create a new one under Settings → Secret API Keys.",
    );
  if (status === 403)
    return fail("UNAUTHORIZED", "The secret API key isn't allowed to do this. Use a key with full access.");
  if (/existing active order change/.test(message))
    return fail("UNAVAILABLE", "Someone is editing this order in Medusa. Confirm or discard the edit there.");
  if (type === "conflict") return fail("UNAVAILABLE", "Medusa was busy with the same order.");
  const words = message === "" ? `The shop answered with status ${status}.` : `Medusa says: ${message.slice(0, 300)}`;
  return failureOf(MEDUSA, response, { words, now });
};

const locationOf = (location: string | undefined): { origin: string } => {
  try {
    return { origin: location === undefined ? "" : ` to ${new URL(location).origin}` };
  } catch {
    return { origin: "" };
  }
};

const fail = (kind: PartnerError["kind"], words: string): PartnerError => new PartnerError(MEDUSA, kind, words);

/** Needs a person; `words` say what to fix. */
export const refused = (words: string): PartnerError => fail("REFUSED", words);

/** Another worker is doing this; nothing was done. */
export const busy = (words: string): PartnerError => fail("BUSY", words);

/** A retry may succeed later. */
export const unavailable = (words: string): PartnerError => fail("UNAVAILABLE", words);
