import { z } from "zod";
import type { ProblemReason } from "../vocabulary/problem";
import type { Scope } from "../vocabulary/scope";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One published spelling of an operation. `rename` maps a name in this spelling to the input's name. */
export type Endpoint = {
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly rename?: Readonly<Record<string, string>>;
};

/**
 * An operation of the service, declared once: REST, tRPC and the OpenAPI document are made from it. The name of the
 * constant is its id. The input is flat: names in the path template come from the path, the rest from the query
 * (GET, DELETE, and names in `inQuery`) or from the JSON body.
 */
type Declaration<I extends z.ZodObject, O extends z.ZodType> = {
  readonly summary: string;
  readonly description: string;
  readonly scope: Scope;
  /** The first endpoint is canonical, the others are published alternatives. None: dashboard only. */
  readonly endpoints?: readonly Endpoint[];
  /** Fields that travel in the query even on a POST. */
  readonly inQuery?: readonly string[];
  /** How much a body may hold, where that is not the usual 1 MiB. */
  readonly maxBodyBytes?: number;
  /**
   * Takes `multipart/form-data` as well, with the one file in the part `file`: its name, type and bytes are the fields
   * `name`, `content_type` and `content` (base64).
   */
  readonly takesFile?: true;
  /** The body is a file of one of these types, read as a stream; every other field is in path or query. */
  readonly takesStream?: { readonly contentTypes: readonly string[] };
  /** Answers 202: the work is done later. `location` is the path under which to ask for it, filled like `endpoints`. */
  readonly accepted?: { readonly location: `/${string}` };
  /** Absent: nothing is given. */
  readonly input?: I;
  readonly output: O;
  /** What the document says that it can end with, besides what every operation can. */
  readonly problems?: readonly ProblemReason[];
  /** A read whose answers carry an ETag and are not sent again to whoever has them (RFC 9110, section 13). */
  readonly isConditional?: true;
  /** The answer holds a secret: what is kept of it for an Idempotency-Key is sealed. */
  readonly answersSecret?: true;
  /** With what test/examples calls it; what was sent and answered is the example of the document. */
  readonly exampleRequest?: Readonly<Record<string, unknown>>;
};

export type OperationKind = "query" | "mutation" | "upload";
export type Operation<
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
  K extends OperationKind = OperationKind,
> = Declaration<I, O> & Required<Pick<Declaration<I, O>, "endpoints" | "input" | "problems">> & { readonly kind: K };

const NOTHING = z.object({});
type Nothing = typeof NOTHING;

const define = <I extends z.ZodObject, O extends z.ZodType, K extends OperationKind>(
  declared: Declaration<I, O>,
  kind: K,
): Operation<I, O, K> => ({
  ...{ endpoints: [], problems: [] },
  ...declared,
  // Only where none is declared, and then I is Nothing.
  input: declared.input ?? (NOTHING as z.ZodObject as I),
  kind,
});

/** Declares what tRPC sends with GET. */
export const defineQuery = <O extends z.ZodType, I extends z.ZodObject = Nothing>(declared: Declaration<I, O>) =>
  define(declared, "query");

/**
 * Declares what changes something, and what is only read but asked for with a body: an email has no place in an
 * address, and a file has more rows than one has room for.
 */
export const defineMutation = <O extends z.ZodType, I extends z.ZodObject = Nothing>(declared: Declaration<I, O>) =>
  define(declared, "mutation");

/** Declares what takes a file as a stream: REST serves it, tRPC does not. */
export const defineUpload = <O extends z.ZodType, I extends z.ZodObject = Nothing>(
  declared: Declaration<I, O> & Required<Pick<Declaration<I, O>, "takesStream">>,
) => define(declared, "upload");

/** Names between braces in a path template. */
export const pathFields = (path: string): string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? "");

export const carriesBody = (method: string): boolean => method === "POST" || method === "PUT" || method === "PATCH";
