import type { CarrierCapability } from "@/contract/vocabulary/connection";
import { sha256Hex } from "@/server/kernel/crypto";
import type { CarrierAccount, ConnectAttempt, ConnectedAccount } from "@/server/partners/provider";
import { createSendcloud } from "./client";
import { optionsSchema } from "./wire";

export const CAPABILITIES: readonly CarrierCapability[] = [
  ...(["LABELS", "RATES", "VOIDS", "DROP_OFF_POINTS", "TRACKING", "CUSTOMS"] as const),
];

/** Asks Sendcloud which carriers take returns with these keys. Nothing is changed. @throws PartnerError */
export const connect = async ({ values, http, now }: ConnectAttempt): Promise<ConnectedAccount> => {
  const sendcloud = createSendcloud({ http, values, now: () => now });
  const { data } = await sendcloud.ask({
    ...{ method: "POST", path: "shipping-options", body: { functionalities: { returns: true } } },
    ...{ purpose: "Read return services", schema: optionsSchema },
  });
  const carriers = new Map(
    data.map(({ carrier: { code, name } }): [string, CarrierAccount] => [
      code,
      { code, name: name || code, returnMethods: ["DROP_OFF_POINT"] },
    ]),
  );
  const publicKey = values.publicKey ?? "";
  return {
    ...{ accountId: `key-${sha256Hex(publicKey).slice(0, 12)}`, accountName: `Sendcloud ${publicKey.slice(0, 8)}…` },
    // Sendcloud has no test mode: every label costs money.
    ...{ mode: "LIVE", currency: "", locations: [], versionEndsOn: null, capabilities: CAPABILITIES },
    carriers: [...carriers.values()],
    warnings:
      carriers.size > 0
        ? []
        : [
            "The Sendcloud account has no return service. Enable a carrier that takes returns in Sendcloud → Settings → Carriers, then check the connection again.",
          ],
  };
};
