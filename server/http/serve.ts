import type { HttpMethod } from "@/contract/base/operation";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { SERVED, type Served } from "@/server/operations/served/served";
import { admin } from "./admin";
import { noSuchPath } from "./no-such-path";
import { noteRoute } from "./observe-requests";
import { otherMethods, otherStorefrontMethods } from "./other-methods";
import type { RouteHandler } from "./rest";
import { storefront } from "./storefront";
import { byTrailingSlash } from "./trailing-slash";

type Answers = Record<HttpMethod | "OPTIONS", RouteHandler>;
/** Operations of one path by method, then by published path: with or without a trailing slash. */
type Forms = Map<HttpMethod, Map<string, Served>>;

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, "$1");
const isVariable = (segment: string): boolean => segment.startsWith("{");

/**
 * Returns the operations of each path in the order of the document. @throws Error for an operation without an
 * implementation
 */
const operationsByPath = (): Map<string, Forms> => {
  const served = new Map(SERVED.map((one) => [one.id, one]));
  const paths = new Map<string, Forms>();
  for (const { id, endpoints } of PUBLIC_OPERATIONS)
    for (const { method, path } of endpoints) {
      const one = served.get(id);
      if (one === undefined) throw new Error(`The contract declares ${id}, which nothing implements.`);
      const forms: Forms = paths.get(withoutSlash(path)) ?? new Map();
      paths.set(withoutSlash(path), forms.set(method, new Map(forms.get(method)).set(path, one)));
    }
  return paths;
};

/** Returns the handlers of a path: the contract's operation for each method, and 405 for all others. */
const answersOf = (path: string, forms: Forms): Answers => {
  const operations = [...forms.values()].flatMap((byForm) => [...byForm.values()]);
  const isStorefront = operations.some(({ operation }) => operation.scope === "storefront");
  const adapt = isStorefront ? storefront : admin;
  const answers: Answers = (isStorefront ? otherStorefrontMethods : otherMethods)(...forms.keys());
  for (const [method, byForm] of forms) {
    const bare = byForm.get(path) ?? byForm.get(`${path}/`);
    const slashed = byForm.get(`${path}/`) ?? bare;
    if (bare === undefined || slashed === undefined) continue;
    answers[method] = bare === slashed ? adapt(bare) : byTrailingSlash(adapt, { bare, slashed });
  }
  return answers;
};

const publishedOf = (forms: Forms): Set<string> => new Set([...forms.values()].flatMap((byForm) => [...byForm.keys()]));

/** Fixed segments come before parameters: `{` sorts after every letter. */
const PATHS = [...operationsByPath()]
  .map(([path, forms]) => ({
    path,
    segments: path.split("/"),
    answers: answersOf(path, forms),
    published: publishedOf(forms),
  }))
  .sort((a, b) => (a.path < b.path ? -1 : 1));

/** Answers an API request with the operation that the contract has for its path and method. */
export const serve = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const asked = withoutSlash(pathname).split("/");
  const found = PATHS.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, at) => (isVariable(segment) ? asked[at] !== "" : asked[at] === segment)),
  );
  if (found !== undefined) noteRoute(templateAsked(found, pathname));
  const method = request.method === "HEAD" ? "GET" : request.method;
  const answer = new Map(Object.entries(found?.answers ?? {})).get(method);
  if (found === undefined || answer === undefined) return noSuchPath(request);
  const params = found.segments.flatMap((segment, at) =>
    isVariable(segment) ? [[segment.slice(1, -1), decodeURIComponent(asked[at] ?? "")]] : [],
  );
  return answer(request, { params: Promise.resolve(Object.fromEntries(params)) });
};

/** Returns the published path; if both forms are published, the requested one. */
const templateAsked = ({ path, published }: { path: string; published: Set<string> }, pathname: string): string => {
  const slashed = `${path}/`;
  return published.has(slashed) && (pathname.endsWith("/") || !published.has(path)) ? slashed : path;
};

/**
 * Returns the handlers of one path of the contract, such as `/v1/processes/{process_id}`. @throws Error for any other
 * path
 */
export const answersAt = (path: string): Answers => {
  const found = PATHS.find((one) => one.path === path);
  if (found === undefined) throw new Error(`The contract has no path ${path}.`);
  return found.answers;
};
