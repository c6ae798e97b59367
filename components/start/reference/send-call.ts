/** A call as filled in by a reader of the reference. */
export type Asked = { method: string; address: string; key: string; contentType: string | null; body: string };
/** The response; `status` includes its text. */
export type Received = { status: string; requestId: string; text: string };

const KEY = "svc_";
const TEST_KEY = "svc_test_";

/** Why a call isn't sent; null if it is. Nothing is sent to another origin, and live stores are read-only. */
export const refusalOf = ({ method, address, key, contentType, body }: Asked, origin: string): string | null => {
  if (key === "") return "Paste an API key first. Create one under Developers → API keys.";
  if (/[^\x21-\x7e]/.test(key)) return "This is not an API key: it contains spaces or special characters.";
  if (method !== "GET" && !key.startsWith(TEST_KEY))
    return "Calls that write need the key of a test store here (svc_test_…). Nothing was sent.";
  if (!address.startsWith("/") || !URL.canParse(address, origin) || new URL(address, origin).origin !== origin)
    return "The address must be a path of this installation, beginning with /.";
  if (/[{}]/.test(address)) return "Replace each {name} in the address with a value.";
  return contentType === "application/json" && !isJson(body) ? "The body is not valid JSON." : null;
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Sends the call without cookies. A shopper's `customer_token` is put where it belongs. */
export const send = async ({ method, address, key, contentType, body }: Asked): Promise<Received> => {
  const headers = {
    ...(key.startsWith(KEY) ? { "x-svc-api-key": key } : { authorization: `Bearer ${key}` }),
    ...(contentType === null ? {} : { "content-type": contentType }),
  };
  const options = contentType === null ? {} : { body };
  try {
    const answer = await fetch(address, { method, headers, ...options, credentials: "omit", cache: "no-store" });
    return {
      status: `${answer.status} ${answer.statusText}`.trim(),
      requestId: answer.headers.get("x-request-id") ?? "",
      text: indented(await answer.text()),
    };
  } catch {
    return { status: "No answer", requestId: "", text: "The call did not reach this installation. Try again." };
  }
};

const indented = (text: string): string => (isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text);
