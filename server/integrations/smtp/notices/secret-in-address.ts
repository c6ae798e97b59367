import { isEqualSecret } from "@/server/kernel/crypto";
import type { IncomingHook } from "@/server/partners/provider";
import type { Proof } from "./notice-service";

/** Part of the URL for notices. */
export const TOKEN = "token";

/**
 * Checks the secret in the URL, which only the service knows, for services that don't sign. An empty secret accepts
 * nothing.
 */
export const hasSecret = (hook: IncomingHook, { values }: Proof): boolean => {
  const [secret, token] = [values.hookSecret ?? "", hook.query?.[TOKEN] ?? ""];
  return secret !== "" && token !== "" && isEqualSecret(token, secret);
};
