import * as contract from "@/contract/dashboard/second-factor";
import { countRecoveryCodes } from "@/server/db/people/second-factors";
import { findMember } from "@/server/db/people/users";
import { notFound } from "@/server/kernel/problem";
import { confirmSecondFactor as confirm } from "@/server/services/team/second-factor/confirm-second-factor";
import { findSetup } from "@/server/services/team/second-factor/find-setup";
import { renewRecoveryCodes as renew } from "@/server/services/team/second-factor/renew-recovery-codes";
import { requireSecondFactor as requireOfTeam } from "@/server/services/team/second-factor/require-second-factor";
import { resetSecondFactor as reset } from "@/server/services/team/second-factor/reset-second-factor";
import { startSecondFactor as start } from "@/server/services/team/second-factor/start-second-factor";
import { turnOffSecondFactor as turnOff } from "@/server/services/team/second-factor/turn-off-second-factor";
import { implement } from "../implement";

export const getSecondFactor = implement(contract.getSecondFactor, async ({ ctx, actor }) => {
  const member = await findMember(ctx.db, actor.id);
  if (member === null) throw notFound("member");
  return {
    isOn: member.secondFactorAt !== null,
    since: member.secondFactorAt,
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, actor.id),
    isRequired: member.isSecondFactorRequired,
    setup: await findSetup(ctx, { userId: actor.id, email: member.email }),
  };
});

export const startSecondFactor = implement(contract.startSecondFactor, ({ ctx, actor, input }) =>
  start(ctx, { actor, password: input.currentPassword }),
);

export const confirmSecondFactor = implement(contract.confirmSecondFactor, async ({ ctx, actor, input }) => ({
  recoveryCodes: await confirm(ctx, { actor, code: input.code }),
}));

export const renewRecoveryCodes = implement(contract.renewRecoveryCodes, async ({ ctx, actor, input }) => ({
  recoveryCodes: await renew(ctx, { actor, password: input.currentPassword, code: input.code }),
}));

export const turnOffSecondFactor = implement(contract.turnOffSecondFactor, ({ ctx, actor, input }) =>
  turnOff(ctx, { actor, code: input.code, password: input.currentPassword }),
);

export const resetSecondFactor = implement(contract.resetSecondFactor, ({ ctx, actor, input }) =>
  reset(ctx, { actor, ...input }),
);

export const requireSecondFactor = implement(contract.requireSecondFactor, ({ ctx, actor, input }) =>
  requireOfTeam(ctx, { actor, ...input }),
);
