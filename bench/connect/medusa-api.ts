/** Responses are Medusa's own and used unchanged. */
// biome-ignore lint/suspicious/noExplicitAny: foreign JSON whose shape the measurement itself is about.
export type Json = any;

export type MedusaApi = {
  get(path: string): Promise<Json>;
  post(path: string, body?: unknown): Promise<Json>;
  /** The shop's public API, as used by a storefront. */
  store(path: string, body?: unknown): Promise<Json>;
};

/** Medusa's own API, without our code, to seed a shop and to compare results. */
export const openMedusaApi = ({ address, apiKey }: { address: string; apiKey: string }): MedusaApi => {
  let publishable = "";
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}`;
  const call = async (method: string, path: string, body: unknown): Promise<Json> => {
    const isStore = path.startsWith("/store");
    const response = await fetch(address + path, {
      method,
      headers: {
        "content-type": "application/json",
        ...(isStore ? { "x-publishable-api-key": publishable } : { authorization }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 800)}`);
    const answer = JSON.parse(text) as Json;
    if (answer.api_key?.type === "publishable") publishable = answer.api_key.token;
    return answer;
  };
  return {
    get: (path) => call("GET", path, undefined),
    post: (path, body = {}) => call("POST", path, body),
    store: (path, body = {}) => call("POST", `/store${path}`, body),
  };
};
