import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "@/server/db/client";
import { change, changeSql, read, readFirst } from "@/server/db/run";
import { query } from "@/server/db/tables/query";

/** PINs belong to a member of a group and are deleted with the membership. */

/** Returns whose PIN it is; null if nobody in the group has it. */
export const findPersonByPin = async (tx: Tx, groupId: string, pinKey: string): Promise<string | null> => {
  const ofPin = query.selectFrom("station_pins").select("userId").where("groupId", "=", groupId);
  return (await readFirst(tx, ofPin.where("pinKey", "=", pinKey)))?.userId ?? null;
};

type Key = { userId: string; groupId: string };

const notePin = (tx: Tx, { userId, groupId }: Key, stationPinAt: Date | null): Promise<number> =>
  change(
    tx,
    query.updateTable("memberships").set({ stationPinAt }).where("userId", "=", userId).where("groupId", "=", groupId),
  );

/** Replaces a person's PIN with this one; false, with nothing changed, if a colleague has it. */
export const takePin = async (
  tx: Tx,
  { userId, groupId, pinKey, now }: Key & { pinKey: string; now: Date },
): Promise<boolean> => {
  const taken = await changeSql(tx)`
    insert into station_pins (user_id, group_id, pin_key, set_at) select ${userId}, ${groupId}, ${pinKey}, ${now}
    where not exists (select 1 from station_pins p where p.group_id = ${groupId} and p.pin_key = ${pinKey})
    on conflict (user_id, group_id) do update set pin_key = excluded.pin_key, set_at = excluded.set_at`;
  if (taken > 0) await notePin(tx, { userId, groupId }, now);
  return taken > 0;
};

export const deletePin = async (tx: Tx, { userId, groupId }: Key): Promise<void> => {
  await change(tx, query.deleteFrom("station_pins").where("userId", "=", userId).where("groupId", "=", groupId));
  await notePin(tx, { userId, groupId }, null);
};

/** Lists members of a group who have a PIN, by name. */
export const listPeopleWithPin = (
  tx: Tx,
  groupId: string,
): Promise<{ id: string; name: string; role: DashboardRole }[]> =>
  read(
    tx,
    query
      .selectFrom("memberships as m")
      .innerJoin("station_pins as p", (join) =>
        join.onRef("p.userId", "=", "m.userId").onRef("p.groupId", "=", "m.groupId"),
      )
      .innerJoin("users as u", "u.id", "m.userId")
      .select(["u.id", "u.name", "m.role"])
      .where("m.groupId", "=", groupId)
      .orderBy("u.name")
      .orderBy("u.id"),
  );
