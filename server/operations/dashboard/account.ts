import * as contract from "@/contract/dashboard/account";
import { inTransactionBy } from "@/server/db/people/author";
import { deleteStaffSessions, listStaffSessions } from "@/server/db/people/staff-sessions";
import { setOwnName } from "@/server/db/people/team";
import { notFound } from "@/server/kernel/problem";
import { presentSession } from "@/server/presenters/settings/session";
import { changePassword } from "@/server/services/team/change-password";
import { drawStationPin } from "@/server/services/team/draw-station-pin";
import { dropStationPin } from "@/server/services/team/drop-station-pin";
import { implement } from "../implement";

export const listSessions = implement(contract.listSessions, async ({ ctx, actor }) => {
  const now = ctx.clock.now();
  const sessions = await listStaffSessions(ctx.db, { userId: actor.id, now });
  const resetUntil = sessions.find(({ id }) => id === actor.sessionId)?.passwordResetUntil ?? null;
  return {
    passwordResetUntil: resetUntil !== null && Date.parse(resetUntil) > now.getTime() ? resetUntil : null,
    sessions: sessions.map((one) => ({ ...presentSession(one), isThis: one.id === actor.sessionId })),
  };
});

export const endSession = implement(contract.endSession, async ({ ctx, actor, input }) => {
  const ended = await deleteStaffSessions(ctx.db, { userId: actor.id, id: input.sessionId });
  if (ended === 0) throw notFound("session");
});

export const endOtherSessions = implement(contract.endOtherSessions, async ({ ctx, actor }) => {
  // Without a session of their own, as in a script, there is nothing to keep.
  const but = actor.sessionId ?? "";
  return { ended: await deleteStaffSessions(ctx.db, { userId: actor.id, but }) };
});

export const changeOwnName = implement(contract.changeOwnName, ({ ctx, actor, input }) =>
  inTransactionBy(ctx, actor, (tx) => setOwnName(tx, { userId: actor.id, name: input.name })),
);

export const changeOwnPassword = implement(contract.changeOwnPassword, ({ ctx, actor, input }) =>
  changePassword(ctx, { actor, current: input.currentPassword, next: input.newPassword }),
);

export const setStationPin = implement(contract.setStationPin, async ({ ctx, actor, input }) => {
  const call = { actor, password: input.currentPassword };
  if (input.isWanted) return { pin: await drawStationPin(ctx, call) };
  await dropStationPin(ctx, call);
  return { pin: "" };
});
