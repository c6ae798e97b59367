/**
 * Makes one call through a real route handler with what Next passes: the original path, and params as Next parses them.
 */
// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
export type Wire = any;
type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

export type RouteCall = {
  key: string;
  path?: string;
  params?: Record<string, string>;
  method?: string;
  /** JSON; a FormData is sent as a form, a Blob as its bytes, and anything else in it as is. */
  body?: unknown;
  headers?: Record<string, string>;
};

export const callRoute = async (handler: unknown, call: RouteCall) => {
  const { key, path = "/x", params = {}, body, method = body === undefined ? "GET" : "POST", headers = {} } = call;
  const isForm = body instanceof FormData || body instanceof Blob;
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined || isForm || typeof body === "string" ? (body as BodyInit) : JSON.stringify(body),
  });
  const response = await (handler as Handler)(request, { params: Promise.resolve(params) });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Wire };
};
