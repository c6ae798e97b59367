// read: GET one process with a key against a route handler of the same build that does nothing, 20 connections.
import autocannon from "autocannon";
import { printTable, startServer } from "./lib-server";

/** Short and in turn, so that other work on the machine falls on both alike. */
const SECONDS = 4;
const ROUNDS = 9;
const PROMISE = 0.5;

const server = await startServer();
try {
  const { demo, baseUrl } = server;
  const headers = { "x-svc-api-key": demo.api_key };
  const listed = await fetch(`${baseUrl}/v1/processes/summaries?page_size=1`, { headers });
  const { return_summaries: summaries } = (await listed.json()) as {
    return_summaries: { basic_process_data: { process_id: string } }[];
  };
  const processId = summaries[0]?.basic_process_data.process_id;
  const measure = async (path: string, seconds: number) => {
    const result = await autocannon({ url: `${baseUrl}${path}`, connections: 20, duration: seconds, headers });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} answers were not 2xx.`);
    return result.requests.average;
  };
  const paths = { nothing: "/livez", read: `/v1/processes/${processId}` };
  await measure(paths.nothing, 3);
  await measure(paths.read, 3);
  const rows = [["round", "empty handler, req/s", "GET process, req/s", "ratio"]];
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const nothing = await measure(paths.nothing, SECONDS);
    const read = await measure(paths.read, SECONDS);
    ratios.push(read / nothing);
    rows.push([String(round), nothing.toFixed(0), read.toFixed(0), (read / nothing).toFixed(2)]);
  }
  printTable(rows);
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`median ratio ${median.toFixed(2)}, promised at least ${PROMISE}`);
  process.exitCode = median >= PROMISE ? 0 : 1;
} finally {
  await server.stop();
}
