import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import { busy, type MedusaClient } from "./client";

/** Longer than all the work under one lock can take: each call ends within half a minute. */
const STALE_AFTER_MS = 10 * 60_000;
const ATTEMPTS = 25;
const PAUSE_MS = 200;

const ATTRIBUTE = "homeward_lock";
const created = z.object({ price_preference: z.object({ id: z.string() }) });
const listed = z.object({ price_preferences: z.array(z.object({ id: z.string(), created_at: z.string() })) });

type Hold = { readonly name: string; readonly signal?: AbortSignal | undefined };

/**
 * Runs a task while no other worker of ours runs the same one in this shop. Medusa has no idempotency keys, and what a
 * search doesn't find could be created by another worker a moment later. The lock is a price preference: the only
 * Medusa record with a unique name that no page shows and nothing reads, whatever its attribute is. A killed worker
 * leaves its lock behind, which is ignored after ten minutes.
 * @throws PartnerError BUSY while another worker holds the lock
 */
export const withLock = async <T>(client: MedusaClient, { name, signal }: Hold, work: () => Promise<T>): Promise<T> => {
  const id = await take(client, { name, signal });
  try {
    return await work();
  } finally {
    // Also released when the caller aborted, because the lock would block the retry.
    await release(client, id).catch(() => undefined);
  }
};

/** Acquires several locks, always in the same order, so that two workers never deadlock. */
export const withLocks = <T>(
  client: MedusaClient,
  { names, signal }: { names: readonly string[]; signal?: AbortSignal | undefined },
  work: () => Promise<T>,
): Promise<T> =>
  [...new Set(names)]
    .sort()
    .reduceRight<() => Promise<T>>((inner, name) => () => withLock(client, { name, signal }, inner), work)();

const take = async (client: MedusaClient, hold: Hold): Promise<string> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const id = await tryOnce(client, hold);
    if (id !== null) return id;
    await removeStale(client, hold);
    await wait(PAUSE_MS);
    if (hold.signal?.aborted === true) break;
  }
  throw busy("Another attempt is changing the same order or product in Medusa. It's tried again in a minute.");
};

const tryOnce = async (client: MedusaClient, { name, signal }: Hold): Promise<string | null> => {
  try {
    const body = { attribute: ATTRIBUTE, value: name, is_tax_inclusive: false };
    const call = { path: "/admin/price-preferences", schema: created, purpose: "Lock order" };
    return (await client.post({ ...call, body, signal })).price_preference.id;
  } catch (error) {
    if (error instanceof PartnerError && error.kind === "REFUSED" && /already exists/.test(error.message)) return null;
    throw error;
  }
};

const removeStale = async (client: MedusaClient, { name, signal }: Hold): Promise<void> => {
  const path = `/admin/price-preferences?attribute=${ATTRIBUTE}&value=${encodeURIComponent(name)}&fields=id,created_at`;
  const { price_preferences } = await client.get({ path, schema: listed, purpose: "Check lock", signal });
  for (const { id, created_at } of price_preferences)
    if (client.now().getTime() - Date.parse(created_at) > STALE_AFTER_MS) await release(client, id);
};

const release = (client: MedusaClient, id: string): Promise<void> =>
  client.delete({ path: `/admin/price-preferences/${id}`, purpose: "Unlock order" });
