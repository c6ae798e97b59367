import { isEqualSecret } from "@/server/kernel/crypto";
import type { IncomingHook } from "@/server/partners/provider";
import type { Proof } from "./notice-service";

/** In the address of the notices. */
export const TOKEN = "token";

/** Of services that sign nothing: only they know the secret in the address. An empty one opens nothing. */
export const hasSecret = (hook: IncomingHook, { values }: Proof): boolean => {
  const [secret, token] = [values.hookSecret ?? "", hook.query?.[TOKEN] ?? ""];
  return secret !== "" && token !== "" && isEqualSecret(token, secret);
};
