import pg from "pg";
import { startCluster } from "../scripts/postgres/cluster.mjs";
const cluster = await startCluster({ dir: "/var/tmp/w-scale/postgres", password: "bench", throwAway: true });
const c = new pg.Client({ connectionString: cluster.url("large_200000") });
await c.connect();
await c.query("set session_replication_role = replica; set synchronous_commit=off; set work_mem='256MB'");
await c.query("create temp table old as select id from return_processes where status='RUNNING' and number < -1010000");
await c.query("analyze old");
for (const s of [
  "update return_processes p set status='COMPLETED', shipping_status='IN_WAREHOUSE', ended_at=updated_at from old where p.id=old.id",
  "update return_units u set location='RECEIVED', verdict='APPROVED', payment='SETTLED', reviewed_by='Load' from old where u.process_id=old.id and u.is_live",
  "update shipments s set status='IN_WAREHOUSE' from old where s.process_id=old.id and voided_at is null",
]) { const r = await c.query(s); console.log(r.rowCount, new Date()); }
await c.query("vacuum analyze return_processes"); await c.query("vacuum analyze return_units"); await c.query("vacuum analyze shipments");
console.log("done", new Date());
await c.end();
await cluster.stop();
process.exit();
