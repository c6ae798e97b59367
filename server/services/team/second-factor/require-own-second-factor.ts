import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";
import { requireOwnPassword } from "../require-own-password";
import { checkSecondFactor } from "./check-second-factor";

export type Proof = { actor: Actor; password: string; code: string };

/** Requires both factors to change the second factor. @throws Problem INVALID_ARGUMENT, RESOURCE_EXHAUSTED */
export const requireOwnSecondFactor = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  { actor, password, code }: Proof,
): Promise<void> => {
  await requireOwnPassword(ctx, { actor, password, field: "current_password" });
  if (!(await checkSecondFactor(ctx, { userId: actor.id, code })))
    throw invalidField("code", "must be the current code or an unused recovery code");
};
