import { getStore } from "@/server/db/stores/stores";
import type { Connection } from "@/server/domain/connections/types";
import { findUnserved } from "@/server/domain/returns/unserved-methods";
import { canCharge } from "@/server/domain/store/can-charge";
import { canHold } from "@/server/domain/store/can-hold";
import type { ReturnOption, Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import type { CarrierFacts } from "@/server/partners/carrier";
import { carrierNameOf } from "../carriers/carrier-name-of";
import { carriersOfStore } from "../carriers/carriers-of";
import type { ServiceContext } from "../context";

type LostFeature = "INSTANT_EXCHANGES" | "ONLINE_PAYMENTS";

type DisconnectPreview = {
  methods: (Pick<ReturnOption, "returnMethod"> & { name: string })[];
  countries: string[];
  features: LostFeature[];
};

/**
 * Returns what the store's shoppers can no longer choose once a connection is removed. Changes nothing and makes no
 * calls.
 * @throws Problem NOT_FOUND
 */
export const previewDisconnect = async (
  ctx: ServiceContext,
  { actor, connection }: { actor: Actor; connection: Connection },
): Promise<DisconnectPreview> => {
  const store = await getStore(ctx.db, actor, connection.ecommerceId);
  const rest = without(store, connection);
  const facts = carriersOfStore(ctx, store);
  const [before, after] = [facts, carriersOfStore(ctx, rest)].map(supportedBy);
  const { methods, countries } = findUnserved(store, { before: before ?? [], after: after ?? [] });
  return {
    methods: methods.map(({ returnMethod, provider, carrier }) => {
      const known = facts.get(provider);
      return { returnMethod, name: known === undefined ? carrier : carrierNameOf(known, carrier) };
    }),
    countries,
    features: lostFeatures(store, rest),
  };
};

/** The store without the connection. It has one account per provider. */
const without = (store: Store, { kind, provider, mode, capabilities }: Connection): Store => {
  if (kind === "CARRIER") return { ...store, carriers: store.carriers.filter((each) => each.provider !== provider) };
  if (kind !== "PAYMENTS") return store;
  const less = (modes: Store["holdingModes"], isIn: boolean): Store["holdingModes"] =>
    isIn ? modes.toSpliced(modes.indexOf(mode), 1) : modes;
  return {
    ...store,
    chargingModes: less(store.chargingModes, capabilities.includes("CHARGES")),
    holdingModes: less(store.holdingModes, capabilities.includes("HOLDS")),
  };
};

const supportedBy = (facts: ReadonlyMap<string, CarrierFacts>) =>
  [...facts.values()].flatMap(({ provider, combinations }) => combinations.map((each) => ({ ...each, provider })));

const lostFeatures = (store: Store, rest: Store): LostFeature[] => [
  ...(store.config.exchange.isInstantOffered && canHold(store) && !canHold(rest) ? ["INSTANT_EXCHANGES" as const] : []),
  ...(canCharge(store) && !canCharge(rest) ? ["ONLINE_PAYMENTS" as const] : []),
];
