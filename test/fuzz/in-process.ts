import type { Form } from "./forms";
import type { Send } from "./fuzz";
import type { Sent } from "./sent";

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** One call through the real route handler of a form, without a socket between. */
export const callForm = async (form: Form, sent: Sent, credential: Record<string, string>): Promise<Response> => {
  const file = `../../app${form.template.replace(/\/$/, "").replaceAll(/\{(\w+)\}/g, "[$1]")}/route.ts`;
  const handler = ((await import(file)) as Record<string, Handler>)[form.method];
  if (handler === undefined) throw new Error(`${form.name} has no handler.`);
  const request = new Request(`http://localhost${sent.target}`, {
    method: sent.method,
    headers: { ...credential, ...sent.headers },
    ...(sent.body === undefined ? {} : { body: sent.body }),
  });
  return handler(request, { params: Promise.resolve(sent.params) });
};

export const sendInProcess: Send = async (form, sent, key) => {
  const since = performance.now();
  const response = await callForm(form, sent, { "x-svc-api-key": key });
  const text = await response.text();
  const contentType = response.headers.get("content-type") ?? "";
  return { status: response.status, contentType, text, ms: performance.now() - since };
};
