import { visibleText } from "@/contract/vocabulary/visible-text";
import { findPerson } from "@/server/db/people/find-person";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import type { PersonalDataCounts } from "@/server/domain/personal-data/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound, Problem } from "@/server/kernel/problem";
import type { RenderBody } from "../webhooks/relay-outbox";
import { type Erasing, eraseKept } from "./erase-kept";
import { findShopper } from "./find-shopper";

type EraseCall = { actor: Actor; email: string; confirmation: string; reason: string; render: RenderBody };

/**
 * Permanently erases the person behind an email address, in all stores of the actor.
 * @throws Problem INVALID_ARGUMENT naming the field, NOT_FOUND when there is no data, FAILED_PRECONDITION while they
 * have an open return
 */
export const eraseShopper = async (
  ctx: Erasing,
  { actor, email: typed, confirmation, reason: said, render }: EraseCall,
): Promise<PersonalDataCounts> => {
  const [email, reason] = [lookupEmail(typed), visibleText(said)];
  if (reason === "") throw invalidField("reason", "is required: the audit log keeps it");
  // It would stay in the log permanently.
  if (lookupEmail(reason).includes(email))
    throw invalidField("reason", "must not contain the shopper's email: the audit log keeps it");
  const { counts } = await findShopper(ctx, { actor, email });
  if (Object.values(counts).every((count) => count === 0)) throw notFound("shopper");
  if (lookupEmail(confirmation) !== email) throw invalidField("confirmation", "doesn't match the shopper's email");
  const { underWay, ...kept } = await findPerson(ctx.db, actor, email);
  if (underWay.length > 0)
    throw new Problem("FAILED_PRECONDITION", `Finish or cancel these first: ${underWay.join(", ")}.`);
  return eraseKept(ctx, { actor, kept, cause: "REQUEST", reason, ecommerceId: null, render });
};
