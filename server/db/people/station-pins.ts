import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "@/server/db/client";
import { change } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";

/** PINs are of a member of a group: they go with the membership. */

/** Whose PIN it is; null where nobody of the group has it. */
export const findPersonByPin = async (tx: Tx, groupId: string, pinKey: string): Promise<string | null> =>
  (await tx.stationPin.findUnique({ where: { groupId_pinKey: { groupId, pinKey } }, select: { userId: true } }))
    ?.userId ?? null;

/** Gives somebody this PIN in the place of theirs; false, and nothing changes, where a colleague has it. */
export const takePin = async (
  tx: Tx,
  { userId, groupId, pinKey, now }: { userId: string; groupId: string; pinKey: string; now: Date },
): Promise<boolean> => {
  const taken = await change(
    tx,
    sql`
    insert into station_pins (user_id, group_id, pin_key, set_at) select ${userId}, ${groupId}, ${pinKey}, ${now}
    where not exists (select 1 from station_pins p where p.group_id = ${groupId} and p.pin_key = ${pinKey})
    on conflict (user_id, group_id) do update set pin_key = excluded.pin_key, set_at = excluded.set_at`,
  );
  if (taken > 0) await tx.membership.updateMany({ where: { userId, groupId }, data: { stationPinAt: now } });
  return taken > 0;
};

export const deletePin = async (tx: Tx, { userId, groupId }: { userId: string; groupId: string }): Promise<void> => {
  await tx.stationPin.deleteMany({ where: { userId, groupId } });
  await tx.membership.updateMany({ where: { userId, groupId }, data: { stationPinAt: null } });
};

/** Members of a group who have a PIN, by name. */
export const listPeopleWithPin = async (
  tx: Tx,
  groupId: string,
): Promise<{ id: string; name: string; role: DashboardRole }[]> => {
  const members = await tx.membership.findMany({
    where: { groupId, stationPin: { isNot: null } },
    select: { role: true, user: { select: { id: true, name: true } } },
    orderBy: [{ user: { name: "asc" } }, { userId: "asc" }],
  });
  return members.map(({ role, user }) => ({ ...user, role }));
};
