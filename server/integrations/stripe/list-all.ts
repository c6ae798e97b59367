import type { z } from "zod";
import type { StripeCall, StripeClient } from "./client";
import { pageOf } from "./wire";

const PER_PAGE = 100;
/** Limits the search under one payment, or since a time. */
const MOST_PAGES = 50;

type ListCall<T> = Pick<StripeCall, "path" | "params" | "purpose" | "signal"> & { readonly item: z.ZodType<T> };

/** Reads all objects of a list page by page, newest first. @throws PartnerError */
export const listAll = async <T extends { id: string }>(
  client: StripeClient,
  { item, params, ...call }: ListCall<T>,
): Promise<readonly T[]> => {
  const all: T[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const after = all.at(-1)?.id;
    const asked = { ...params, limit: PER_PAGE, ...(after === undefined ? {} : { starting_after: after }) };
    const { data, has_more } = await client.ask({ ...call, params: asked, schema: pageOf(item) });
    all.push(...data);
    if (!has_more || data.length === 0) break;
  }
  return all;
};
