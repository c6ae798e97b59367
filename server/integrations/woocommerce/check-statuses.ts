import { z } from "zod";
import type { ConnectionValues, FieldFault } from "@/server/partners/provider";
import { readShipped } from "./read-shipped";
import type { WooClient } from "./woo-client";

const totalsSchema = z.array(z.object({ slug: z.string() }));
/** Nobody ordered these yet. */
const DRAFTS: ReadonlySet<string> = new Set(["checkout-draft", "auto-draft", "draft"]);

/**
 * Order statuses that were entered and that the shop doesn't have, also counting those of its plugins. A shop that
 * doesn't tell its statuses is believed.
 */
export const checkStatuses = async (client: WooClient, values: ConnectionValues): Promise<FieldFault[]> => {
  const answer = await client.tryAsk({
    path: "reports/orders/totals",
    purpose: "Read order statuses",
    schema: totalsSchema.catch([]),
  });
  const known = answer.ok ? answer.data.map(({ slug }) => slug) : [];
  const unknown = [...readShipped(values)].filter((status) => !known.includes(status));
  if (known.length === 0 || unknown.length === 0) return [];
  const offered = known.filter((status) => !DRAFTS.has(status));
  const quoted = unknown.map((status) => `"${status}"`);
  return [
    {
      field: "shippedStatuses",
      description: `This shop has no order status ${anyOf(quoted)}. "Statuses of shipped orders" can be ${anyOf(offered)}.`,
    },
  ];
};

const anyOf = (items: readonly string[]): string => new Intl.ListFormat("en", { type: "disjunction" }).format(items);
