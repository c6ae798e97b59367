import type { Actor } from "@/server/kernel/actor";
import { clientAddressOf, countedAddress } from "@/server/kernel/client-address";
import type { Env } from "@/server/kernel/env";
import { isWithin } from "@/server/kernel/networks";
import { Problem } from "@/server/kernel/problem";
import { type RateRule, takeToken } from "./rate-limit";

type Call = { actor: Actor; request: Request; env: Env; rule: RateRule };

/**
 * Refuses a key that is limited to other addresses. Such calls count for their address, so that someone with a stolen
 * key can't use up the limit of its owner. The address is only the caller's own, as the server sees it.
 * @throws Problem PERMISSION_DENIED, RESOURCE_EXHAUSTED
 */
export const requireAllowedAddress = ({ actor, request, env, rule }: Call): void => {
  const networks = actor.allowedNetworks ?? [];
  if (networks.length === 0) return;
  const address = clientAddressOf(request.headers, env.TRUST_PROXY);
  if (address !== undefined && isWithin(address, networks)) return;
  if (address !== undefined)
    takeToken({ policy: "address", caller: countedAddress(address), rule, nowMs: performance.now() });
  throw new Problem(
    "PERMISSION_DENIED",
    `This API key can't be used from ${address ?? "an unknown address"}. Its allowed IP addresses are set in the dashboard under Developers, API keys.`,
  );
};
