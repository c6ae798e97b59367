import { z } from "zod";
import type { CloseReturnRequest } from "@/server/partners/shop";
import type { Admin } from "./admin";
import { failureOfUser } from "./failures";
import { gidOf } from "./ids";
import { RETURN_CANCEL, RETURN_CLOSE, RETURN_STATUS } from "./return-documents";

const OPEN = new Set(["OPEN", "REQUESTED"]);
const statusSchema = z.object({
  return: z
    .object({
      status: z.string(),
      returnLineItems: z.object({ nodes: z.array(z.object({ processedQuantity: z.int() })) }),
    })
    .nullable(),
});
const answerSchema = z.object({ userErrors: z.array(z.object({ code: z.string().nullish(), message: z.string() })) });

/**
 * Closes the return of an order in the shop, or cancels it where nothing came of it. Shopify cancels no return of which a
 * line was processed: that one is closed. One that is over already, or gone, stays as it is.
 */
export const closeReturn = async (
  admin: Admin,
  { platformReturnId, outcome, signal }: CloseReturnRequest,
): Promise<void> => {
  const id = gidOf("Return", platformReturnId);
  const read = { document: RETURN_STATUS, variables: { id }, data: statusSchema, purpose: "Read return", signal };
  const { return: found } = await admin.ask(read);
  if (found === null || !OPEN.has(found.status)) return;
  const isUntouched = found.returnLineItems.nodes.every(({ processedQuantity }) => processedQuantity === 0);
  const isCanceled = outcome !== "COMPLETED" && isUntouched;
  const answer = await admin.ask({
    document: isCanceled ? RETURN_CANCEL : RETURN_CLOSE,
    variables: { id },
    data: z.record(z.string(), answerSchema),
    purpose: isCanceled ? "Cancel return" : "Close a return",
    signal,
  });
  const faults = Object.values(answer).flatMap(({ userErrors }) => userErrors);
  if (faults.length === 0) return;
  // Somebody closed it in between: that is what was asked for.
  const again = await admin.ask(read);
  if (again.return !== null && OPEN.has(again.return.status)) throw failureOfUser(faults, "close the return");
};
