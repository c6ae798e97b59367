import type { Tx } from "@/server/db/client";
import { change, changeSql, read, readSql } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import { namesPerson, type PersonKeys } from "@/server/domain/personal-data/names-person";
import type { KeptOfPerson } from "@/server/domain/personal-data/types";
import { nameKeys, phoneKeys } from "@/server/domain/search/search-keys";
import type { TenantScope } from "@/server/kernel/actor";

/** In place of a name that was the person's. */
const ERASED = "(erased)";

type Person = { email: string; firstName: string; lastName: string; phone: string };

/**
 * Clears the searches for a person that people of the store have kept, and what the audit log says of them. The person is
 * still known, and the transaction has said that something is to be forgotten.
 */
export const eraseSearches = async (tx: Tx, { groupId }: TenantScope, kept: KeptOfPerson): Promise<void> => {
  const keys = await keysOf(tx, kept);
  const isTheirs = (text: string) => namesPerson(text, keys);
  const wanted = sql<string>`coalesce(choice ->> 'query', '')`.as("wanted");
  const views = await read(
    tx,
    query.selectFrom("saved_views").select(["id", "name", wanted]).where("groupId", "=", groupId),
  );
  for (const view of views.filter(({ wanted, name }) => isTheirs(wanted) || isTheirs(name))) {
    const erased = query.updateTable("saved_views").set({
      ...(isTheirs(view.name) ? { name: ERASED } : {}),
      ...(isTheirs(view.wanted) ? { choice: sql`jsonb_set(choice, '{query}', '""')` } : {}),
    });
    await change(tx, erased.where("id", "=", view.id).where("groupId", "=", groupId));
  }
  const told = await readSql<{ id: number; texts: string[] }>(tx)`
    select a.id, array_remove(array[a.subject_name, a.before ->> 'name', a.after ->> 'name',
        a.before -> 'choice' ->> 'query', a.after -> 'choice' ->> 'query'], null) as texts
    from audit_entries a where a.group_id = ${groupId} and a.subject = 'SHARED_VIEW'`;
  const ids = told.filter(({ texts }) => texts.some(isTheirs)).map(({ id }) => id);
  if (ids.length === 0) return;
  const without = (side: "before" | "after") =>
    sql`case when ${sql.raw(side)} is null then null else jsonb_set(
      ${sql.raw(side)} || ${JSON.stringify({ name: ERASED })}::jsonb, '{choice,query}', '""', false) end`;
  await changeSql(tx)`
    update audit_entries set subject_name = ${ERASED}, before = ${without("before")}, after = ${without("after")}
    where id = any(${ids})`;
};

const keysOf = async (tx: Tx, { emails, orderIds, processIds }: KeptOfPerson): Promise<PersonKeys> => {
  const people = await readSql<Person>(tx)`
    select o.lookup_email as email, o.first_name as "firstName", o.last_name as "lastName",
      coalesce(o.shipping_address ->> 'phone', '') as phone from orders o
    where o.id = any(${[...orderIds]}) and o.erased_at is null
    union select p.lookup_email, p.first_name, p.last_name, p.phone from return_processes p
    where p.id = any(${[...processIds]}) and p.erased_at is null`;
  const names = people.flatMap((person) => [...nameKeys(person), ...phoneKeys(person.phone)].map(({ key }) => key));
  return { emails: [...emails, ...people.map(({ email }) => email)], names };
};
