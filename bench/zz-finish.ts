import { migrateUp } from "@/server/db/migrations/migrate";
import { startCluster } from "../scripts/postgres/cluster.mjs";

const cluster = await startCluster({ dir: "/var/tmp/w-scale/postgres", password: "bench", throwAway: true });
for (const name of ["small", "large_200000"]) {
  await migrateUp({ url: cluster.url(name) });
  console.log(name, new Date());
}
await cluster.stop();
process.exit();
