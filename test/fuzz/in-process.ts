import { serve } from "@/server/http/serve";
import type { Send } from "./fuzz";
import type { Sent } from "./sent";

/** Makes one call through a path's real handler, without a socket between. */
export const callForm = async (sent: Sent, credential: Record<string, string>): Promise<Response> => {
  const request = new Request(`http://localhost${sent.target}`, {
    method: sent.method,
    headers: { ...credential, ...sent.headers },
    ...(sent.body === undefined ? {} : { body: sent.body }),
  });
  return serve(request);
};

export const sendInProcess: Send = async (_, sent, key) => {
  const since = performance.now();
  const response = await callForm(sent, { "x-svc-api-key": key });
  const text = await response.text();
  const contentType = response.headers.get("content-type") ?? "";
  return { status: response.status, contentType, text, ms: performance.now() - since };
};
