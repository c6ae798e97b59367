import type { z } from "zod";
import type { PartnerError } from "@/server/partners/partner-error";
import { isVendureAnswer } from "./vendure-error";

type Unreadable = { readonly id: string; readonly reason: string };

/**
 * Reads entries together and, if Vendure fails on the batch, one by one, so that only the broken one is skipped and
 * reported. A missing response or rejected credentials abort the page.
 */
export const readEach = async <Raw, T>(call: {
  ids: readonly string[];
  together: (ids: readonly string[]) => Promise<readonly unknown[]>;
  one: (id: string) => Promise<unknown>;
  schema: z.ZodType<Raw>;
  map: (raw: Raw) => T;
}): Promise<{ items: T[]; unreadable: Unreadable[] }> => {
  const { ids, together, one, schema, map } = call;
  const items: T[] = [];
  const unreadable: Unreadable[] = [];
  const take = (id: string, raw: unknown): void => {
    if (raw === null || raw === undefined) return;
    const parsed = schema.safeParse(raw);
    if (parsed.success) items.push(map(parsed.data));
    else unreadable.push({ id, reason: `Vendure sent ${parsed.error.issues[0]?.path.join(".")} in another form.` });
  };
  if (ids.length === 0) return { items, unreadable };
  try {
    for (const raw of await together(ids)) take(idOf(raw), raw);
    return { items, unreadable };
  } catch (error) {
    if (!isLeftOut(error)) throw error;
  }
  for (const id of ids)
    try {
      take(id, await one(id));
    } catch (error) {
      if (!isLeftOut(error)) throw error;
      unreadable.push({ id, reason: error.message });
    }
  return { items, unreadable };
};

const isLeftOut = (error: unknown): error is PartnerError => isVendureAnswer(error) && error.kind !== "UNAUTHORIZED";

const idOf = (raw: unknown): string => (typeof raw === "object" && raw !== null && "id" in raw ? String(raw.id) : "");
