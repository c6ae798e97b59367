/**
 * Returns what one OpenAPI document has that is missing or narrower in another: paths, fields, enum values, limits.
 * Additions break nobody and are not reported.
 * @param {object} before @param {object} after
 * @returns {string[]} one sentence per change, with its location
 */
export function breakingChanges(before, after) {
  const found = [];
  for (const [path, methods] of Object.entries(before.paths))
    for (const [method, was] of Object.entries(methods)) {
      const now = after.paths[path]?.[method];
      const at = `${method.toUpperCase()} ${path}`;
      if (now === undefined) found.push(`${at} is gone`);
      else compareOperations({ at, was, now, documents: { before, after }, found });
    }
  const hooks = [before.webhooks ?? {}, after.webhooks ?? {}];
  for (const name of Object.keys(hooks[0]))
    if (hooks[1][name] === undefined) found.push(`the webhook ${name} is gone`);
    else {
      const [was, now] = hooks.map((all) => all[name].post.requestBody.content["application/json"].schema);
      compareSchemas({ at: `webhook ${name}`, was, now, isSent: false, documents: { before, after }, found, seen: [] });
    }
  return found;
}

function compareOperations({ at, was, now, documents, found }) {
  const side = { documents, found };
  const parameters = (operation, document) =>
    (operation.parameters ?? []).map((one) => resolve(one, document)).map((one) => [`${one.in} ${one.name}`, one]);
  const [old, next] = [parameters(was, documents.before), new Map(parameters(now, documents.after))];
  const known = new Set(old.map(([name]) => name));
  for (const [name, one] of old) {
    const still = next.get(name);
    if (still === undefined) found.push(`${at}: the parameter ${name} is gone`);
    else compareSchemas({ ...side, at: `${at} ${name}`, was: one.schema, now: still.schema, isSent: true, seen: [] });
    if (still?.required && !one.required) found.push(`${at}: the parameter ${name} is needed now`);
  }
  for (const [name, one] of next)
    if (one.required && !known.has(name)) found.push(`${at}: the new parameter ${name} is needed`);
  if (now.requestBody?.required && !was.requestBody?.required) found.push(`${at}: a body is needed now`);
  compareContents({ ...side, at: `${at} body`, was: was.requestBody, now: now.requestBody, isSent: true });
  for (const [status, answer] of Object.entries(was.responses)) {
    if (!/^2/.test(status)) continue;
    const still = now.responses[status];
    if (still === undefined) found.push(`${at}: the answer ${status} is gone`);
    else compareContents({ ...side, at: `${at} ${status}`, was: answer, now: still, isSent: false });
  }
}

function compareContents({ at, was, now, ...side }) {
  for (const [type, { schema }] of Object.entries(was?.content ?? {})) {
    const still = now?.content?.[type];
    if (still === undefined) side.found.push(`${at}: ${type} is gone`);
    else compareSchemas({ ...side, at, was: schema, now: still.schema, seen: [] });
  }
}

/** An alternative adds its types. */
const typesOf = ({ type, anyOf = [] }) => [type ?? anyOf.map((one) => one.type ?? [])].flat(2);

/** `isSent`: callers send it, so it must not become narrower; otherwise they read it, and nothing may be missing. */
function compareSchemas({ at, was: givenWas, now: givenNow, seen, ...side }) {
  const { documents, found, isSent } = side;
  const pair = `${givenWas?.$ref} ${givenNow?.$ref}`;
  if (givenWas?.$ref !== undefined && seen.includes(pair)) return;
  const [was, now] = [resolve(givenWas, documents.before), resolve(givenNow, documents.after)];
  const inside = { ...side, seen: [...seen, pair] };
  const [types, kept] = [typesOf(was), typesOf(now)];
  const [wider, narrower] = isSent ? [kept, types] : [types, kept];
  if (types.length > 0 && (kept.length === 0 || narrower.some((type) => !wider.includes(type))))
    found.push(`${at}: was ${types.join(" or ")}, is ${kept.join(" or ") || "anything"}`);
  for (const word of was.enum ?? []) if (now.enum && !now.enum.includes(word)) found.push(`${at}: ${word} is gone`);
  if (isSent) found.push(...narrowed(was, now).map((what) => `${at}: ${what}`));
  for (const [name, field] of Object.entries(was.properties ?? {})) {
    const still = now.properties?.[name];
    if (still === undefined) found.push(`${at}: the field ${name} is gone`);
    else compareSchemas({ ...inside, at: `${at}.${name}`, was: field, now: still });
  }
  const [first, then] = isSent ? [now, was] : [was, now];
  for (const name of first.required ?? [])
    if (!(then.required ?? []).includes(name) && now.properties?.[name] !== undefined)
      found.push(`${at}: the field ${name} is ${isSent ? "needed now" : "no longer always there"}`);
  if (was.items && now.items) compareSchemas({ ...inside, at: `${at}[]`, was: was.items, now: now.items });
  const [branches, next] = [was.anyOf ?? was.oneOf ?? [], now.anyOf ?? now.oneOf ?? []];
  if (isSent && next.length < branches.length && next.length > 0) found.push(`${at}: one of its kinds is gone`);
  branches.forEach((one, index) => {
    if (next[index]) compareSchemas({ ...inside, at: `${at}(${index})`, was: one, now: next[index] });
  });
}

const MOST = ["maxLength", "maximum", "maxItems"];
const LEAST = ["minLength", "minimum", "minItems"];

function narrowed(was, now) {
  const found = [];
  for (const name of MOST)
    if (now[name] !== undefined && now[name] < (was[name] ?? Number.POSITIVE_INFINITY))
      found.push(`${name} was ${was[name] ?? "open"}, is ${now[name]}`);
  for (const name of LEAST)
    if (now[name] !== undefined && now[name] > (was[name] ?? Number.NEGATIVE_INFINITY) && !(now[name] === 0))
      found.push(`${name} was ${was[name] ?? "open"}, is ${now[name]}`);
  if (now.enum !== undefined && was.enum === undefined) found.push("takes only some words now");
  if (now.pattern !== undefined && now.pattern !== was.pattern) found.push(`has the pattern ${now.pattern} now`);
  return found;
}

function resolve(schema, document) {
  if (schema?.$ref === undefined) return schema ?? {};
  const found = schema.$ref
    .slice(2)
    .split("/")
    .reduce((part, name) => part?.[name], document);
  return found ?? {};
}

/** Returns the document without the parts that no program reads: texts and examples. */
export function surfaceOf(document) {
  const dropped = new Set(["description", "example", "examples", "summary"]);
  const isName = (path) => path.at(-1) === "properties";
  const keep = (value, path) => {
    if (Array.isArray(value)) return value.map((one) => keep(one, [...path, "[]"]));
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value).filter(([name]) => isName(path) || !dropped.has(name));
    return Object.fromEntries(entries.map(([name, one]) => [name, keep(one, [...path, name])]));
  };
  const { paths, webhooks, components } = document;
  const { schemas, parameters } = components;
  return keep({ openapi: document.openapi, paths, webhooks, components: { schemas, parameters } }, []);
}
