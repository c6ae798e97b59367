import type { Tx } from "@/server/db/client";
import { change, changeSql, read, readSql } from "@/server/db/run";
import { query, type Sql, sql } from "@/server/db/tables/query";
import type { NewRow, RowOf } from "@/server/db/tables/rows";
import { namesPerson, type PersonKeys } from "@/server/domain/personal-data/names-person";
import type { KeptOfPerson } from "@/server/domain/personal-data/types";
import { nameKeys, phoneKeys } from "@/server/domain/search/search-keys";
import type { TenantScope } from "@/server/kernel/actor";
import { forgottenColumns } from "./forgotten-columns";

const NOTE = "(erased)";

type Erased = KeptOfPerson & { fileIds: readonly string[]; now: Date };

/**
 * Removes the person from these orders and returns and from everything that depends on them (decisions, page 27).
 * Decisions and payments stay unchanged. The columns define what happens to them (server/schema/columns.ts); the
 * statements here handle parts of JSON and rows that are deleted. The history is append-only, except for sessions that
 * declare an erasure. Events are left to `eraseEvents`, which has them rendered.
 */
export const erasePerson = async (tx: Tx, scope: TenantScope, erased: Erased): Promise<void> => {
  const { groupId } = scope;
  await changeSql(tx)`select set_config('homeward.erasure', 'on', true)`;
  await eraseSearches(tx, scope, erased);
  const statements = [...ofOrders(groupId, erased), ...ofReturns(erased), ...ofMessages(groupId, erased)];
  for (const statement of statements) await change(tx, statement);
};

const ofOrders = (groupId: string, { orderIds, processIds, now }: Erased): Sql[] => {
  const orders = sql`any(${[...orderIds]})`;
  // An exchange order belongs to the same person; one that is itself returned is erased with that return.
  const exchanges = sql`(o.exchange_process_id = any(${[...processIds]})
    and not exists (select 1 from return_processes r where r.order_id = o.id and r.erased_at is null))`;
  const at = sql`${now}::timestamptz`;
  return [
    sql`update orders o set ${forgottenColumns("orders")}, erased_at = ${at}
      where (o.id = ${orders} or ${exchanges}) and o.erased_at is null`,
    // Their numbers are still found in the orders themselves.
    sql`delete from order_search s using orders o where o.id = s.order_id and (o.id = ${orders} or ${exchanges})`,
    sql`delete from order_notes n using orders o where o.id = n.order_id and (o.id = ${orders} or ${exchanges})`,
    // Revokes open links and sessions in the portal.
    sql`insert into order_link_revocations (order_id, group_id, ecommerce_id, revoked_at)
      select o.id, ${groupId}, o.ecommerce_id, ${at} from orders o where o.id = ${orders}
      on conflict (order_id) do update set revoked_at = excluded.revoked_at`,
    sql`update return_intents set expires_at = least(expires_at, ${at}), draft = (draft - 'labelPrices') || jsonb_build_object(
        'bankAccount', null,
        'delivery', case jsonb_typeof(draft -> 'delivery') when 'object'
          then (draft -> 'delivery') || '{"pickupAddress": null, "corrected": null}' else draft -> 'delivery' end,
        'items', (select coalesce(jsonb_agg((i - 'documentIds') || '{"comment": ""}'), '[]')
          from jsonb_array_elements(draft -> 'items') i))
        -- That it was a gift stays: who paid is still told nothing of this return.
        || case when draft ? 'gift' then '{"gift": {"email": ""}}'::jsonb else '{}'::jsonb end
      where order_id = ${orders}`,
  ];
};

const ofReturns = ({ processIds, fileIds, now }: Erased): Sql[] => {
  const returns = sql`any(${[...processIds]})`;
  return [
    sql`update return_processes set ${forgottenColumns("return_processes")}, erased_at = ${now}::timestamptz
      where id = ${returns}`,
    // Tags are the store's own words, and somebody may have put a name in one.
    sql`update audit_entries a set before = a.before - 'tags', after = a.after - 'tags'
      from (select distinct ecommerce_id from return_processes where id = ${returns}) p
      where a.ecommerce_id = p.ecommerce_id and a.subject = 'RETURN' and a.subject_id = ${returns} and a.after ? 'tags'`,
    sql`update return_units set ${forgottenColumns("return_units")} where process_id = ${returns}`,
    sql`update process_events set data = jsonb_set(data, '{note}', ${JSON.stringify(NOTE)}::jsonb)
      where process_id = ${returns} and kind in ('NOTE', 'CUSTOMER', 'PICKUP_ADDRESS') and data ? 'note'`,
    // Partners' errors may quote the address that they were given.
    sql`update process_events set data = jsonb_set(data, '{error}', ${JSON.stringify(NOTE)}::jsonb)
      where process_id = ${returns} and kind = 'ACTIVITY_FAILED' and data ? 'error'`,
    sql`update holds set reason = ${NOTE} where process_id = ${returns} and activity_id is not null`,
    sql`update shipments set ${forgottenColumns("shipments")} where process_id = ${returns}`,
    sql`update activities set input = input - 'text' - 'address', ${forgottenColumns("activities")} where process_id = ${returns}`,
    sql`update found_parcels set ${forgottenColumns("found_parcels")} where process_id = ${returns}`,
    sql`delete from search_keys where process_id = ${returns} and kind in ('EMAIL', 'NAME', 'POSTAL_CODE', 'PHONE')`,
    sql`delete from risk_identities where process_id = ${returns}`,
    sql`delete from stored_files where id = any(${[...fileIds]})`,
  ];
};

const ofMessages = (groupId: string, { emails, orderIds, processIds }: Erased): Sql[] => {
  const [mailboxes, returns] = [sql`any(${[...emails]})`, sql`any(${[...processIds]})`];
  const mails = sql`delete from mails where group_id = ${groupId}
    and (lower(to_address) = ${mailboxes} or process_id = ${returns})`;
  // A mail service's report may name the recipient; reports of failed events are kept until they are done.
  const notices = sql`update hook_events h set mail = null from mails m where m.id = h.subject and h.topic = 'MAIL'
    and h.mail is not null and m.group_id = ${groupId} and (lower(m.to_address) = ${mailboxes} or m.process_id = ${returns})`;
  // Calls contain no names, but what they say about a return could reveal whose it was.
  const calls = sql`delete from api_calls where group_id = ${groupId} and subjects && array(
    select unnest(array[p.id, p.return_code]) from return_processes p where p.id = ${returns}
    union all select unnest(array[o.id, o.order_number, o.platform_order_id]) from orders o where o.id = any(${[...orderIds]})
    union all select i.id from return_intents i where i.order_id = any(${[...orderIds]}))`;
  if (emails.length === 0) return [notices, mails, calls];
  return [
    notices,
    mails,
    calls,
    sql`delete from mail_suppressions where group_id = ${groupId} and address = ${mailboxes}`,
    sql`update withdrawal_mails set due_at = null where withdrawal_id = any(array(
      select w.id from withdrawals w where w.group_id = ${groupId} and lower(w.email) = ${mailboxes}))`,
    // The hash of the receipt stays, so that shoppers who still have theirs can prove what they declared.
    sql`update withdrawals set ${forgottenColumns("withdrawals")}
      where group_id = ${groupId} and lower(email) = ${mailboxes}`,
    ofAnswers(groupId, { emails, orderIds, processIds }),
  ];
};

/**
 * Stored responses expire after a day anyway; those about the person are deleted now. A label's response names a
 * shopper but no email, so everything about their orders, returns and parcels is deleted, and so are the steps of calls
 * that died.
 */
const ofAnswers = (groupId: string, { emails, orderIds, processIds }: KeptOfPerson): Sql => {
  const [mailboxes, orders, returns] = [[...emails], [...orderIds], [...processIds]];
  return sql`delete from idempotency_records r where r.scope like ${`${groupId}:%`} and exists (
    select 1 from (
      select unnest(${mailboxes}::text[] || ${orders}::text[] || ${returns}::text[]) as mark
      union all select s.id from shipments s where s.process_id = any(${returns})) known
    where position(lower(known.mark) in lower(r.body)) > 0
      or exists (select 1 from unnest(r.steps) step where position(convert_to(known.mark, 'UTF8') in step) > 0))`;
};

export const insertErasure = async (
  tx: Tx,
  { groupId }: TenantScope,
  erasure: Omit<NewRow<"erasures">, "groupId">,
): Promise<void> => {
  await change(tx, query.insertInto("erasures").values({ ...erasure, groupId }));
  // The links of the audit log that are written at the end of the transaction name it.
  await changeSql(tx)`select set_config('homeward.erasure_id', ${erasure.id}, true)`;
};

/** Newest first. */
export const listErasures = (tx: Tx, { groupId }: TenantScope): Promise<RowOf<"erasures">[]> =>
  read(
    tx,
    query
      .selectFrom("erasures")
      .selectAll()
      .where("groupId", "=", groupId)
      .orderBy("deletedAt", "desc")
      .orderBy("id", "desc")
      .limit(100),
  );

/** Replaces the person's name. */
const ERASED = "(erased)";

type Person = { email: string; firstName: string; lastName: string; phone: string };

/**
 * Deletes staff's saved searches for a person, and what the audit log says about them. The person is still known at
 * this point, and the transaction has declared an erasure.
 */
const eraseSearches = async (tx: Tx, { groupId }: TenantScope, kept: KeptOfPerson): Promise<void> => {
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
