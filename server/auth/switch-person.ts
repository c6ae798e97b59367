import { getContext } from "@/server/context";
import { deleteStaffSessions } from "@/server/db/people/staff-sessions";
import { checkStationPin } from "@/server/services/team/check-station-pin";
import { startSession } from "./next-auth";
import { staffActor } from "./staff-actor";

export type SwitchResult =
  | { kind: "OK" }
  | { kind: "SIGNED_OUT" }
  | { kind: "WRONG" }
  | { kind: "LIMITED"; seconds: number };

/**
 * Switches a station with a signed-in person to a colleague with their PIN. The colleague's session is limited to the
 * station; the previous session ends.
 */
export const switchPerson = async (pin: string): Promise<SwitchResult> => {
  const actor = await staffActor();
  const sessionId = actor?.sessionId;
  if (actor === null || sessionId === undefined) return { kind: "SIGNED_OUT" };
  const ctx = getContext();
  const answer = await checkStationPin(ctx, { actor: { ...actor, sessionId }, pin });
  if (answer.kind !== "RIGHT") return answer;
  // One's own PIN changes nothing, because a session opened with a password can do more.
  if (answer.userId === actor.id) return { kind: "OK" };
  await startSession(answer.userId, { isByPin: true });
  await deleteStaffSessions(ctx.db, { userId: actor.id, id: sessionId });
  return { kind: "OK" };
};
