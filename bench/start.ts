// start: time until ready after a finished build, and resident memory of all but PostgreSQL after 10,000 requests.
import autocannon from "autocannon";
import { printTable, residentMb, startServer } from "./lib-server";

const READY_SECONDS = 15;
const MEMORY_MB = 450;

// The first start may build; the second one is measured.
await (await startServer()).stop();
const server = await startServer();
try {
  const { demo, baseUrl, child, readyMs } = server;
  const atRest = residentMb(child.pid ?? 0);
  const headers = { "x-svc-api-key": demo.api_key };
  const paths = ["/r/demo", "/v1/processes/summaries?page_size=25", "/livez", "/dashboard/sign-in"];
  const result = await autocannon({
    url: baseUrl,
    amount: 10_000,
    connections: 10,
    headers,
    requests: paths.map((path) => ({ method: "GET", path })),
  });
  const after = residentMb(child.pid ?? 0);
  printTable([
    ["what", "measured", "promised"],
    ["ready, first start on an empty data folder", `${(readyMs / 1000).toFixed(1)} s`, `${READY_SECONDS} s`],
    ["resident memory at rest", `${atRest.toFixed(0)} MB`, ""],
    ["resident memory after 10,000 requests", `${after.toFixed(0)} MB`, `${MEMORY_MB} MB`],
    ["answers that were not 2xx", String(result.non2xx), "0"],
  ]);
  process.exitCode = readyMs < READY_SECONDS * 1000 && after < MEMORY_MB && result.non2xx === 0 ? 0 : 1;
} finally {
  await server.stop();
}
