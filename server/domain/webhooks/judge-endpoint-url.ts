export type EndpointUrlRules = {
  /** http:// is for stores in test mode and for development. */
  isPlainHttpAllowed: boolean;
};

export type JudgedUrl = { url: URL } | { refusal: string };

/** Lower ports are for email, shells and old databases; nobody serves webhooks there. */
const FIRST_FREE_PORT = 1024;
const WEB_PORTS: readonly number[] = [80, 443];

/**
 * Returns whether a text can be the address of a webhook endpoint (decisions, section 9), with the reason in one
 * sentence if not. What the host resolves to is checked elsewhere, because that needs the network.
 */
export const judgeEndpointUrl = (text: string, { isPlainHttpAllowed }: EndpointUrlRules): JudgedUrl => {
  const trimmed = text.trim();
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || !/^https?:\/\/[^/]/i.test(trimmed))
    return {
      refusal: isPlainHttpAllowed
        ? "must begin with https:// or http://, for example https://example.com/webhooks"
        : "must begin with https://, for example https://example.com/webhooks",
    };
  if (url.protocol === "http:" && !isPlainHttpAllowed)
    return { refusal: "must begin with https://; http:// is allowed only while all stores are in test mode" };
  if (url.username !== "" || url.password !== "")
    return { refusal: "must not contain a user name or password; check the signature instead" };
  const port = url.port === "" ? null : Number(url.port);
  if (port !== null && port < FIRST_FREE_PORT && !WEB_PORTS.includes(port))
    return { refusal: `must use port 80, 443 or one from ${FIRST_FREE_PORT} to 65535` };
  // A fragment is never sent by a client.
  url.hash = "";
  return { url };
};
