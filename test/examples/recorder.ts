import { carriesBody, pathFields } from "@/contract/operation";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { callRoute, type Wire } from "@/test/call-route";

export type Example = { request: Record<string, unknown>; response: unknown };
type Input = Record<string, unknown>;

/** Calls operations by their ids through their real route handlers, and keeps what was sent and answered. */
export const createRecorder = () => {
  const examples: Record<string, Example> = {};

  const call = async (id: string, input: Input, key: string, upload?: string): Promise<Wire> => {
    const operation = PUBLIC_OPERATIONS.find((one) => one.id === id);
    const endpoint = operation?.endpoints[0];
    if (operation === undefined || endpoint === undefined) throw new Error(`There is no operation ${id}.`);
    const { method, path } = endpoint;
    const inPath = pathFields(path);
    // A file is the body itself; whatever else is said of it stands in the query.
    const isBody = carriesBody(method) && upload === undefined;
    const rest = Object.keys(input).filter((name) => !inPath.includes(name));
    const inQuery = isBody ? (operation.inQuery ?? []).filter((name) => rest.includes(name)) : rest;
    const body = isBody
      ? pick(
          input,
          rest.filter((name) => !inQuery.includes(name)),
        )
      : upload;
    const query = inQuery.map((name) => [name, String(input[name])]);
    const params = Object.fromEntries(inPath.map((name) => [name, String(input[name])]));
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
    const file = `../../app${path.replace(/\/$/, "").replaceAll(/\{(\w+)\}/g, "[$1]")}/route.ts`;
    const handlers = (await import(file)) as Record<string, unknown>;
    const address = query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
    const headers: Record<string, string> = upload === undefined ? {} : { "content-type": "application/x-ndjson" };
    const answer = await callRoute(handlers[method], { key, path: address, params, method, body, headers });
    if (answer.status !== (operation.accepted === undefined ? 200 : 202))
      throw new Error(`${id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    operation.output.parse(answer.body);
    return answer.body;
  };

  const declared = (id: string): Input => {
    const operation = PUBLIC_OPERATIONS.find((one) => one.id === id);
    return (operation?.example?.request as Input | undefined) ?? {};
  };

  return {
    examples,
    /** What the declaration of an operation shows as a request. */
    declared,
    /** A step that is not documented by this call. */
    call,
    /** A call that is the operation's example. What its declaration shows as a request is what is sent, but for `input`. */
    show: async (id: string, input: Input, key: string, upload?: string): Promise<Wire> => {
      const request = { ...declared(id), ...input };
      const response = await call(id, request, key, upload);
      examples[id] = { request, response: presentable(response) };
      return response;
    },
  };
};

const pick = (input: Input, names: string[]): Input => Object.fromEntries(names.map((name) => [name, input[name]]));

/** What is signed for one installation is no use to a reader. */
const presentable = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(/"ct_[^"]+"/g, '"ct_eyJyIjoi…"')
      .replaceAll("http://localhost:3000", "https://returns.example.com")
      .replaceAll(/([?&]s=)[\w-]+/g, "$1…"),
  );
