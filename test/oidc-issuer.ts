import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Claims = Record<string, unknown>;

/** A tiny OpenID Connect provider on its own port: it signs in the test's user, and misbehaves on request. */
export type OidcIssuer = {
  issuer: string;
  /** Claims of the next tokens besides `iss`, `aud`, times and the requested nonce; those may be overwritten. */
  say: (claims: Claims) => void;
  /** Signs with a key that it doesn't publish. */
  signWithOtherKey: (isOther: boolean) => void;
  close: () => Promise<void>;
};

const CODE = "the-code";

/** `port` 0: any free one. */
export const startOidcIssuer = async (port = 0): Promise<OidcIssuer> => {
  const [own, other] = [newKey(), newKey()];
  let claims: Claims = {};
  let isOtherKey = false;
  let asked = new URLSearchParams();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    if (url.pathname === "/.well-known/openid-configuration") return json(response, metadata(issuer));
    if (url.pathname === "/jwks")
      return json(response, { keys: [{ ...own.publicKey.export({ format: "jwk" }), ...KEY }] });
    if (url.pathname === "/authorize") {
      asked = url.searchParams;
      const back = new URL(asked.get("redirect_uri") ?? "");
      back.search = new URLSearchParams({ code: CODE, state: asked.get("state") ?? "" }).toString();
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname !== "/token") return response.writeHead(404).end();
    const form = new URLSearchParams(await textOf(request));
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (form.get("code") !== CODE || challenge !== asked.get("code_challenge"))
      return json(response, { error: "invalid_grant" }, 400);
    const now = Math.floor(Date.now() / 1000);
    const own_ = {
      iss: issuer,
      aud: asked.get("client_id"),
      nonce: asked.get("nonce"),
      iat: now,
      exp: now + 60,
      sub: "1",
    };
    const key = (isOtherKey ? other : own).privateKey;
    json(response, { access_token: "a", token_type: "Bearer", id_token: signed({ ...own_, ...claims }, key) });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    say: (next) => {
      claims = next;
    },
    signWithOtherKey: (isOther) => {
      isOtherKey = isOther;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const KEY = { kid: "k1", use: "sig", alg: "RS256" };

const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/userinfo`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
});

const signed = (claims: Claims, key: KeyObject): string => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const body = `${part({ alg: "RS256", kid: KEY.kid })}.${part(claims)}`;
  return `${body}.${sign("sha256", Buffer.from(body), key).toString("base64url")}`;
};

const json = (response: ServerResponse, value: unknown, status = 200): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
};
