import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { StoryPlan } from "./vendure-story";

/** One call to the Admin API and its response, without the query's text and without secrets. */
export type RecordedCall = {
  readonly operation: string;
  readonly variables: unknown;
  readonly status: number;
  readonly text: string;
};
export type VendureRecording = {
  readonly version: string;
  readonly plan: StoryPlan;
  readonly calls: readonly RecordedCall[];
};

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The operation and the variables of a request's body. */
export const readCall = (body: string): Pick<RecordedCall, "operation" | "variables"> => {
  const { query, variables } = JSON.parse(body) as { query: string; variables: unknown };
  return { operation: /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "", variables };
};

/**
 * Responds on loopback as the real server did, call by call, and rejects all other requests. Workers choose new names
 * each time: they replace the recorded ones in the responses.
 */
export const replayVendure = async ({ calls }: VendureRecording) => {
  const names = new Map<string, string>();
  const faults: string[] = [];
  let next = 0;
  const answer = (body: string): { status: number; text: string } => {
    const asked = readCall(body);
    const recorded = calls[next];
    next += 1;
    const mine = JSON.stringify(asked.variables).match(UUID) ?? [];
    const theirs = JSON.stringify(recorded?.variables ?? {}).match(UUID) ?? [];
    for (const [index, name] of theirs.entries()) names.set(name, mine[index] ?? name);
    const expected = JSON.stringify({ operation: recorded?.operation, variables: recorded?.variables });
    const renamed = expected.replaceAll(UUID, (name) => names.get(name) ?? name);
    if (recorded !== undefined && renamed === JSON.stringify(asked))
      return { status: recorded.status, text: recorded.text.replaceAll(UUID, (name) => names.get(name) ?? name) };
    faults.push(`call ${next}: ${JSON.stringify(asked)} instead of ${renamed}`);
    return { status: 500, text: "not recorded" };
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => {
      body += part.toString("utf8");
    });
    request.on("end", () => {
      const { status, text } = answer(body);
      response.writeHead(status, { "content-type": "application/json" }).end(text);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/admin-api`;
  return { address, faults, left: () => calls.length - next, close: () => server.close() };
};
