import { z } from "zod";
import type { Admin } from "./admin";
import { gidOf } from "./ids";
import { readMark } from "./marks";
import { RETURNS_OF_ORDER } from "./return-documents";
import { pageInfoSchema } from "./wire-order";

const dataSchema = z.object({
  order: z
    .object({
      returns: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            status: z.string(),
            returnLineItems: z.object({ nodes: z.array(z.object({ returnReasonNote: z.string() })) }),
          }),
        ),
        pageInfo: pageInfoSchema,
      }),
    })
    .nullable(),
});

type FindReturns = { orderId: string; key: string; signal?: AbortSignal | undefined };

/**
 * The returns of an order that carry our key, oldest first, as global ids. Canceled ones are left out: they stand for
 * nothing any more.
 */
export const findReturns = async (admin: Admin, { orderId, key, signal }: FindReturns): Promise<readonly string[]> => {
  const found: string[] = [];
  let after: string | null = null;
  do {
    const answer: z.output<typeof dataSchema> = await admin.ask({
      document: RETURNS_OF_ORDER,
      variables: { id: gidOf("Order", orderId), after },
      data: dataSchema,
      purpose: "Check for an existing return",
      signal,
    });
    const { nodes, pageInfo } = answer.order?.returns ?? {
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    };
    const own = nodes.filter(
      ({ status, returnLineItems }) =>
        status !== "CANCELED" &&
        returnLineItems.nodes.some(({ returnReasonNote }) => readMark(returnReasonNote) === key),
    );
    found.push(...own.map(({ id }) => id));
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return found.reverse();
};
