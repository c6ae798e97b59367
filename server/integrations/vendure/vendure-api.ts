import { z } from "zod";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ProviderHttp, ProviderResponse } from "@/server/partners/provider-http";
import { failureOf } from "../provider-kit/answers";
import { errorOfGraphql, isForbidden, VENDURE, VendureAnswerError, vendureError } from "./vendure-error";

/** `purpose` completes "Vendure refused to …", and names the call in the log if it has no `label`. */
export type VendureCall<T> = {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly schema: z.ZodType<T>;
  readonly purpose: string;
  readonly label?: string;
  readonly signal?: AbortSignal | undefined;
};

/** Calls the Admin API of one shop. @throws PartnerError */
export type VendureApi = <T>(call: VendureCall<T>) => Promise<T>;

type Access = { readonly values: ConnectionValues; readonly http: ProviderHttp; readonly now: () => Date };
type Session = { readonly headers: Readonly<Record<string, string>> };

const graphqlSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }))
    .optional(),
});

/**
 * Creates the API client, with an API key or with a session that is opened on demand and once more after it expires.
 */
export const vendureApi = ({ values, http, now }: Access): VendureApi => {
  const post: Post = ({ query, variables = {}, purpose, label = shortLabel(purpose), signal }, session) =>
    http.send({
      method: "POST",
      url: values.address ?? "",
      headers: { ...HEADERS, ...channelOf(values), ...session.headers },
      body: JSON.stringify({ query, variables }),
      purpose: label,
      signal,
    });
  const key = values.apiKey ?? "";
  let session: Session | null = key === "" ? null : { headers: { "vendure-api-key": key } };
  return async (call) => {
    const isFresh = session === null;
    session ??= await signIn({ post, values, now, signal: call.signal });
    const first = read(await post(call, session), call, now());
    if (!first.isForbidden || isFresh || key !== "") return first.open();
    session = await signIn({ post, values, now, signal: call.signal });
    return read(await post(call, session), call, now()).open();
  };
};

type Post = (
  call: Pick<VendureCall<unknown>, "query" | "variables" | "purpose" | "label" | "signal">,
  session: Session,
) => Promise<ProviderResponse>;

/** The second header passes Apollo's CSRF protection in shops that have enabled it. */
const HEADERS = { "content-type": "application/json", "apollo-require-preflight": "true" };

/** Turns "read the stock" into "Read stock", the form used for other shops' calls. */
const shortLabel = (purpose: string): string => {
  const words = purpose.replace(/\b(the|an?) /g, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const channelOf = ({ channel = "" }: ConnectionValues): Record<string, string> =>
  channel === "" ? {} : { "vendure-token": channel };

const read = <T>(response: ProviderResponse, { schema, purpose }: VendureCall<T>, now: Date) => {
  const { data, errors = [] } = readBody(response, purpose, now);
  const [error] = errors;
  return {
    isForbidden: errors.some(isForbidden),
    open: (): T => {
      if (error !== undefined) throw errorOfGraphql(errors.find(isForbidden) ?? error, purpose);
      const parsed = schema.safeParse(data);
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      const words = `Vendure's answer has another form than expected: ${issue?.path.join(".")}.`;
      throw new VendureAnswerError(VENDURE, "UNAVAILABLE", words);
    },
  };
};

const readBody = (response: ProviderResponse, purpose: string, now: Date): z.infer<typeof graphqlSchema> => {
  const { status, headers, text } = response;
  if (status >= 300 && status < 400) {
    const target = headers.location === undefined ? "" : ` It points to ${originOf(headers.location)}.`;
    throw vendureError("REFUSED", `The address redirects elsewhere.${target} Enter the address that it ends at.`);
  }
  const body = parse(text);
  if (body !== null && (status < 400 || body.errors !== undefined)) return body;
  if (status < 400 || status === 404 || status === 405)
    throw vendureError("REFUSED", "There is no Vendure Admin API at this address. It usually ends with /admin-api.");
  // Vendure itself reports missing permissions in GraphQL.
  const isOther = status === 401 || status === 403;
  const words = isOther
    ? `The server at this address refuses access before Vendure is reached (HTTP ${status}). Check the address, and whether a firewall or a proxy asks for a password.`
    : `Vendure failed to ${purpose} (HTTP ${status}).`;
  throw failureOf(VENDURE, response, { words, now });
};

const parse = (text: string): z.infer<typeof graphqlSchema> | null => {
  try {
    const { success, data } = graphqlSchema.safeParse(JSON.parse(text));
    return success && (data.data !== undefined || data.errors !== undefined) ? data : null;
  } catch {
    return null;
  }
};

/** Drops the query, which may contain data that must not appear in an error. */
const originOf = (location: string): string => {
  if (!URL.canParse(location)) return "another page";
  const { origin, pathname } = new URL(location);
  return `${origin}${pathname}`;
};

const loginSchema = z.object({ login: z.object({ id: z.string().optional(), errorCode: z.string().optional() }) });
const LOGIN = `mutation Login($username: String!, $password: String!) {
  login(username: $username, password: $password, rememberMe: true) {
    ... on CurrentUser { id }
    ... on ErrorResult { errorCode }
  }
}`;

const signIn = async (ask: {
  post: Post;
  values: ConnectionValues;
  now: () => Date;
  signal: AbortSignal | undefined;
}): Promise<Session> => {
  const { username = "", password = "" } = ask.values;
  const call = { query: LOGIN, variables: { username, password }, purpose: "sign in", signal: ask.signal };
  const response = await ask.post(call, { headers: {} });
  const { login } = read(response, { ...call, schema: loginSchema }, ask.now()).open();
  if (login.errorCode !== undefined)
    throw vendureError("UNAUTHORIZED", "Vendure refused the user name or password. Enter them again.");
  const token = response.headers["vendure-auth-token"];
  if (token !== undefined) return { headers: { authorization: `Bearer ${token}` } };
  const cookie = cookiesOf(response.headers["set-cookie"] ?? "");
  if (cookie !== "") return { headers: { cookie } };
  throw vendureError("UNAUTHORIZED", "Vendure opened no session. Set authOptions.tokenMethod to include 'bearer'.");
};

/** Returns names and values of Set-Cookie headers, also of several that a proxy has joined. */
const cookiesOf = (header: string): string =>
  header
    .split(/[,\n](?=\s*[^;,=\s]+=)/)
    .map((cookie) => cookie.split(";")[0]?.trim() ?? "")
    .filter((pair) => /^session/.test(pair))
    .join("; ");
