import type { ReferencePage } from "./read-reference";

/** A call written in one language. `language` also marks code blocks in guides. */
export type CallSample = { language: string; label: string; code: string };

type Call = { method: string; path: string; body: { type: string; value: unknown } | null };

/**
 * Returns the same call in four languages, with their standard libraries only. BASE and KEY come from the environment.
 */
export const callSamples = (page: ReferencePage): CallSample[] => {
  if (page.address === null) return [];
  const [body] = page.bodies;
  const isJson = body?.contentType === "application/json";
  const call: Call = {
    method: page.address.method,
    path: exampleAddress(page),
    body: body === undefined ? null : { type: body.contentType, value: isJson ? (body.example ?? {}) : FILE },
  };
  return [
    { language: "sh", label: "curl", code: inCurl(call) },
    { language: "ts", label: "TypeScript", code: inTypeScript(call) },
    { language: "python", label: "Python", code: inPython(call) },
    { language: "php", label: "PHP", code: inPhp(call) },
  ];
};

/** Stands for a body that is a file. */
const FILE = "orders.csv";
const isFile = ({ type }: { type: string }): boolean => type !== "application/json";

/** Returns path and query with the example's values; a parameter without one keeps its name. */
export const exampleAddress = ({ address, parameters }: ReferencePage): string => {
  const shown = (example: unknown): string => (typeof example === "string" ? example : JSON.stringify(example));
  const path = parameters
    .filter((parameter) => parameter.in === "path" && parameter.example !== undefined)
    .reduce(
      (text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(shown(example))),
      address?.path ?? "",
    );
  const query = parameters
    .filter((parameter) => parameter.in === "query" && parameter.example !== undefined && parameter.example !== "")
    .map(({ name, example }) => `${name}=${encodeURIComponent(shown(example))}`)
    .join("&");
  return query === "" ? path : `${path}?${query}`;
};

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const indent = (text: string, by: string): string => text.replaceAll("\n", `\n${by}`);

const inCurl = ({ method, path, body }: Call): string => {
  const lines = [`curl${method === "GET" || (method === "POST" && body) ? "" : ` -X ${method}`} "$BASE${path}"`];
  lines.push('-H "x-svc-api-key: $KEY"');
  if (body !== null) lines.push(`-H "content-type: ${body.type}"`);
  if (body !== null && isFile(body)) lines.push(`--data-binary @${FILE}`);
  else if (body !== null) lines.push(`-d '${json(body.value).replaceAll("'", "'\\''")}'`);
  return lines.join(" \\\n  ");
};

const inTypeScript = ({ method, path, body }: Call): string => {
  const headers = [`"x-svc-api-key": process.env.KEY!`, ...(body ? [`"content-type": "${body.type}"`] : [])];
  const options = [
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    `  headers: { ${headers.join(", ")} },`,
    ...(body === null
      ? []
      : [
          isFile(body)
            ? `  body: await readFile("${FILE}"),`
            : `  body: JSON.stringify(${indent(json(body.value), "  ")}),`,
        ]),
  ];
  return [
    ...(body !== null && isFile(body) ? ['import { readFile } from "node:fs/promises";', ""] : []),
    `const response = await fetch(process.env.BASE + ${JSON.stringify(path)}, {`,
    ...options,
    "});",
    "console.log(response.status, await response.json());",
  ].join("\n");
};

const inPython = ({ method, path, body }: Call): string => {
  const headers = [`"x-svc-api-key": os.environ["KEY"]`, ...(body ? [`"content-type": "${body.type}"`] : [])];
  const data =
    body === null
      ? []
      : [
          isFile(body)
            ? `    data=open("${FILE}", "rb").read(),`
            : `    data=json.dumps(${indent(literal(body.value, PYTHON), "    ")}).encode(),`,
        ];
  return [
    "import json, os, urllib.request",
    "",
    "request = urllib.request.Request(",
    `    os.environ["BASE"] + ${JSON.stringify(path)},`,
    `    method="${method}",`,
    `    headers={${headers.join(", ")}},`,
    ...data,
    ")",
    "with urllib.request.urlopen(request) as response:",
    "    print(response.status, json.load(response))",
  ].join("\n");
};

const inPhp = ({ method, path, body }: Call): string => {
  const headers = [`'x-svc-api-key: ' . getenv('KEY')`, ...(body ? [`'content-type: ${body.type}'`] : [])];
  const content =
    body === null
      ? []
      : [
          isFile(body)
            ? `    'content' => file_get_contents('${FILE}'),`
            : `    'content' => json_encode(${indent(phpBody(body.value), "    ")}),`,
        ];
  return [
    "<?php",
    "$context = stream_context_create(['http' => [",
    `    'method' => '${method}',`,
    `    'header' => [${headers.join(", ")}],`,
    ...content,
    "    'ignore_errors' => true,",
    "]]);",
    `echo file_get_contents(getenv('BASE') . ${PHP.text(path)}, false, $context), "\\n";`,
  ].join("\n");
};

/** PHP encodes an empty array as a list, so an empty object needs special syntax. */
const phpBody = (value: unknown): string => (json(value) === "{}" ? "new stdClass()" : literal(value, PHP));

type Syntax = {
  text: (value: string) => string;
  words: Readonly<Record<string, string>>;
  list: readonly [string, string];
  object: readonly [string, string];
  pair: string;
  step: string;
};

const PYTHON: Syntax = {
  text: (value) => JSON.stringify(value),
  words: { true: "True", false: "False", null: "None" },
  list: ["[", "]"],
  object: ["{", "}"],
  pair: ": ",
  step: "    ",
};
const PHP: Syntax = {
  text: (value) => `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`,
  words: {},
  list: ["[", "]"],
  object: ["[", "]"],
  pair: " => ",
  step: "    ",
};

/** Returns a JSON value as a literal of a language. */
const literal = (value: unknown, syntax: Syntax): string => {
  if (typeof value === "string") return syntax.text(value);
  if (Array.isArray(value))
    return enclosed(
      value.map((item) => literal(item, syntax)),
      syntax.list,
      syntax.step,
    );
  if (typeof value === "object" && value !== null) {
    const pairs = Object.entries(value).map(
      ([name, item]) => `${syntax.text(name)}${syntax.pair}${literal(item, syntax)}`,
    );
    return enclosed(pairs, syntax.object, syntax.step);
  }
  const word = String(value);
  return syntax.words[word] ?? word;
};

const enclosed = (items: readonly string[], [open, close]: readonly [string, string], step: string): string =>
  items.length === 0
    ? open + close
    : `${open}\n${items.map((item) => `${step}${indent(item, step)},`).join("\n")}\n${close}`;
