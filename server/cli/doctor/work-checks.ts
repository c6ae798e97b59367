import type { QueryResultRow } from "pg";
import { hasWorkers } from "@/server/db/jobs/worker-presence";
import { type ConnectedPatient, counted, critical, type Fault, type Finding, warning } from "./fault";

/** Work that no worker has touched for this long isn't just about to be done. */
const SOON_SECONDS = 60;

/** Checks background work, webhooks, connections and emails: what the installation does for its stores. */
export const checkWork = async (patient: ConnectedPatient): Promise<Finding[]> => [
  await checkQueues(patient),
  { check: "webhooks", detail: "", faults: await endpointFaults(patient) },
  { check: "connections", detail: "", faults: await connectionFaults(patient) },
  { check: "emails", detail: "", faults: await emailFaults(patient) },
];

const ask = async <Row extends QueryResultRow>(
  { client }: ConnectedPatient,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => (await client.query<Row>(sql, [...values])).rows;

type Queue = { name: string; count: number; seconds: number };

const QUEUES = `
  select name, count, seconds from (
    select 'events' as name, count(*)::int as count, extract(epoch from now() - min(created_at))::int as seconds
      from outbox_events where fanned_out_at is null
    union all
    select 'webhook deliveries', count(*)::int, extract(epoch from now() - min(d.due_at))::int
      from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.is_enabled and e.deleted_at is null
      where d.state = 'PENDING' and d.due_at <= now() and (d.lease_until is null or d.lease_until < now())
        and not exists (select 1 from webhook_deliveries b where b.endpoint_id = d.endpoint_id
          and b.process_id = d.process_id and b.sequence < d.sequence and b.state = 'PENDING')
    union all
    select 'refunds, labels and emails', count(*)::int, extract(epoch from now() - min(due_at))::int
      from activities a where state = 'PENDING' and due_at <= now() and (lease_until is null or lease_until < now())
        and not exists (select 1 from holds h where h.process_id = a.process_id and h.released_at is null)
        and not exists (select 1 from payout_waits w where w.process_id = a.process_id and w.ended_at is null)
  ) q where seconds >= $1 order by seconds desc`;

const checkQueues = async (patient: ConnectedPatient): Promise<Finding> => {
  const late = await ask<Queue>(patient, QUEUES, [Math.min(SOON_SECONDS, patient.limits.queueSeconds)]);
  const [oldest] = late;
  const isWorking = await hasWorkers(patient.client);
  const check = "background work";
  if (oldest === undefined)
    return { check, detail: isWorking ? "a worker is running" : "nothing is waiting", faults: [] };
  const minutes = Math.round(oldest.seconds / 60);
  const waits = `${oldest.name} have been due for ${counted(minutes, "minute")} (${oldest.count} in all)`;
  if (!isWorking)
    return {
      check,
      detail: "",
      faults: [
        critical(
          "worker-missing",
          `No worker is running: ${waits}.`,
          "Start Homeward, or `npm run svc -- worker` where web processes have RUN_JOBS=false.",
        ),
      ],
    };
  const stuck = oldest.seconds >= patient.limits.queueSeconds;
  return {
    check,
    detail: waits,
    faults: stuck
      ? [
          critical(
            "queue-stuck",
            `Workers aren't keeping up: ${waits}.`,
            'Search their log for "level":50; if nothing fails and the queue grows, add a worker.',
          ),
        ]
      : [],
  };
};

type Endpoint = { host: string; reason: string; waiting: number };

const endpointFaults = async (patient: ConnectedPatient): Promise<Fault[]> => {
  const rows = await ask<Endpoint>(
    patient,
    `select split_part(split_part(e.url, '://', 2), '/', 1) as host, e.disabled_reason as reason,
       (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'PENDING') as waiting
     from webhook_endpoints e where not e.is_enabled and e.disabled_reason <> '' and e.deleted_at is null
     order by 3 desc limit 5`,
  );
  return rows.map(({ host, reason, waiting }) =>
    warning(
      "webhook-endpoint-off",
      `The webhook endpoint at ${host} was switched off (${reason.replace(/\.$/, "")}); ${counted(waiting, "delivery waits", "deliveries wait")} for it.`,
      "Have its owner repair the receiver, then switch it on under Developers, Webhooks.",
    ),
  );
};

type Connection = { provider: string; store: string; reason: string; mode: string; isTesting: boolean; ends: string };

const connectionFaults = async (patient: ConnectedPatient): Promise<Fault[]> => {
  const rows = await ask<Connection>(
    patient,
    `select c.provider, s.name as store, c.mode::text as mode, s.is_testing as "isTesting",
       case when c.state = 'NEEDS_ATTENTION' then coalesce(nullif(c.attention_reason, ''), 'it needs attention')
         when c.paused_until > now() then 'it does not answer' else '' end as reason,
       case when c.version_ends_on::date <= current_date + $1::int then c.version_ends_on else '' end as ends
     from connections c join ecommerces s on s.id = c.ecommerce_id
     where c.state <> 'DISCONNECTED' and s.is_enabled order by s.name, c.provider`,
    [patient.limits.versionDays],
  );
  return rows.flatMap(({ provider, store, reason, mode, isTesting, ends }) => [
    ...(reason === ""
      ? []
      : [
          critical(
            "connection-fails",
            `The connection of ${store} to ${provider} doesn't work: ${reason.replace(/\.$/, "")}.`,
            "Open it under Settings, Connections, and connect the account again.",
          ),
        ]),
    ...(mode === "TEST" && !isTesting
      ? [
          critical(
            "connection-for-tests",
            `The live store ${store} uses a test account of ${provider}: no real labels or refunds are made.`,
            "Connect its live account under Settings, Connections.",
          ),
        ]
      : []),
    ...(ends
      ? [
          warning(
            "connection-version-ends",
            `The version of ${provider} that ${store} uses expires on ${ends}.`,
            "Upgrade Homeward, then open the connection under Settings, Connections, to see the new date.",
          ),
        ]
      : []),
  ]);
};

const emailFaults = async (patient: ConnectedPatient): Promise<Fault[]> => {
  const [held] = await ask<{ count: number; error: string }>(
    patient,
    `select count(*)::int as count, coalesce((array_agg(last_error order by created_at desc))[1], '') as error
     from activities where name = 'NOTIFY_SHOPPER' and state = 'HELD' and created_at > now() - interval '7 days'`,
  );
  if (held === undefined || held.count === 0) return [];
  return [
    warning(
      "emails-fail",
      `In the last 7 days, ${counted(held.count, "email")} couldn't be delivered.`,
      "Find them under Emails, Failed; `npm run svc -- mail test you@example.com` shows the mail server's answer.",
    ),
  ];
};
