import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import { PARTNER } from "./read-failure";
import { markedSchema, type WooMeta } from "./wire";
import type { WooClient } from "./woo-client";

/** Longer than PHP and its host let a request run: an older claim belongs to a worker that died. */
const CLAIM_ENDS_MS = 180_000;
const PREFIX = "_homeward_claim_";

export type Claim = { readonly id: number; readonly key: string; readonly isOver: boolean };
export type ClaimStanding<T> = {
  /** The order or product with the claim, in its current state. */
  readonly target: T;
  /** Whether nobody had claimed it before. */
  readonly isFirst: boolean;
  /** Whether our claim still exists: the attempt that finds the work done removes it. */
  readonly isKept: boolean;
  /** All claims. */
  readonly claims: readonly Claim[];
  /** Our claim and expired ones: what to remove when the work is done. */
  readonly freed: readonly Claim[];
};
type Place<T> = {
  readonly client: WooClient;
  /** Path of an order or a product. */
  readonly path: string;
  /** What is claimed on it. */
  readonly name: string;
  readonly now: () => Date;
  readonly signal: AbortSignal | undefined;
  readonly schema: z.ZodType<T>;
};
type WrittenMeta = { readonly id?: number; readonly key: string; readonly value: string | null };

/**
 * Claims a piece of work among independent workers. Each writes a claim into the order or product and then reads all
 * claims: the one written first, by its ID in the shop's database, wins. A claim that was not removed, because the
 * worker died or its response was lost, expires after three minutes; until then a request may still be running in the
 * shop.
 */
export const takeClaim = async <T extends { meta_data: readonly WooMeta[] }>(
  place: Place<T>,
): Promise<ClaimStanding<T>> => {
  const { client, path, name, now, signal, schema } = place;
  const mine = `${PREFIX}${name}_${randomBytes(6).toString("hex")}`;
  const purpose = `Lock ${kindOf(path)}`;
  await writeMeta(client, { path, purpose, signal, meta: [{ key: mine, value: now().toISOString() }] });
  const target = await client.find({ path, query: { dp: 6 }, purpose: `Read ${kindOf(path)}`, signal, schema });
  if (target === null) throw gone();
  const claims = claimsOf(target, { name, now: now() });
  const own = claims.find(({ key }) => key === mine);
  const isFirst = own !== undefined && claims.every((claim) => claim.id >= own.id || claim.isOver);
  const freed = claims.filter((claim) => claim === own || claim.isOver);
  return { target, isFirst, isKept: own !== undefined, claims, freed };
};

/** Returns the claims on a piece of work from an order or product. */
export const claimsOf = (
  { meta_data }: { meta_data: readonly WooMeta[] },
  { name, now }: { name: string; now: Date },
): Claim[] =>
  meta_data.flatMap(({ id, key, value }) => {
    if (!key.startsWith(`${PREFIX}${name}_`) || typeof id !== "number") return [];
    const age = now.getTime() - Date.parse(String(value));
    return [{ id, key, isOver: !(age < CLAIM_ENDS_MS) }];
  });

/** The error when a claim vanished although nothing was done: without claims, nothing can be guaranteed to run once. */
export const notKept = (): PartnerError =>
  new PartnerError(
    PARTNER,
    "UNAVAILABLE",
    "WooCommerce doesn't keep the notes that Homeward writes into orders and products. A plugin may remove them.",
  );

/** The error for workers that were not first. Nothing was done, and the connection works. */
export const notFirst = (): PartnerError =>
  new PartnerError(PARTNER, "BUSY", "Another attempt is under way. We'll try again in a minute.");

/** Returns the metadata to write in order to remove claims. */
export const freeing = (claims: readonly Claim[]): WrittenMeta[] =>
  claims.map(({ id, key }) => ({ id, key, value: null }));

/** Removes claims and writes notes. If this fails, the work stays done and the claim expires by itself. */
export const release = async (
  client: WooClient,
  call: { path: string; claims: readonly Claim[]; notes?: Readonly<Record<string, string>> | undefined },
): Promise<void> => {
  const { path, claims, notes = {} } = call;
  const noted = Object.entries(notes).map(([key, value]) => ({ key, value }));
  const purpose = `Unlock ${kindOf(path)}`;
  await writeMeta(client, { path, purpose, signal: undefined, meta: [...freeing(claims), ...noted] }).catch(
    () => undefined,
  );
};

const kindOf = (path: string): "order" | "product" => (path.startsWith("orders/") ? "order" : "product");

const gone = (): PartnerError =>
  new PartnerError(PARTNER, "REFUSED", "WooCommerce no longer has this order or product. It may have been deleted.");

type Writing = { path: string; purpose: string; signal: AbortSignal | undefined; meta: readonly WrittenMeta[] };

const writeMeta = async (client: WooClient, { path, purpose, signal, meta }: Writing): Promise<void> => {
  const ask = { method: "PUT", path, query: { _fields: "id,meta_data" }, body: { meta_data: meta }, signal } as const;
  const written = await client.find({ ...ask, purpose, schema: markedSchema });
  if (written === null) throw gone();
};
