import { z } from "zod";
import type { ProblemReason } from "../vocabulary/problem";
import type { Scope } from "../vocabulary/scope";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A published path and method of an operation. `rename` maps names used in this path to names of the input. */
export type Endpoint = {
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly rename?: Readonly<Record<string, string>>;
};

/**
 * An operation of the service, declared once; REST, tRPC and the OpenAPI document are generated from it. The name of
 * the constant is its ID. The input is flat: names in the path template come from the path, all others from the query
 * (GET, DELETE, and names in `inQuery`) or from the JSON body.
 */
type Declaration<I extends z.ZodObject, O extends z.ZodType> = {
  readonly summary: string;
  readonly description: string;
  readonly scope: Scope;
  /**
   * The first endpoint is canonical, the others are published alternatives. Without any, only the dashboard can call
   * the operation.
   */
  readonly endpoints?: readonly Endpoint[];
  /** Fields sent in the query even with a POST. */
  readonly inQuery?: readonly string[];
  /** Maximum size of a body, if it isn't the usual 1 MiB. */
  readonly maxBodyBytes?: number;
  /**
   * Also accepts `multipart/form-data` with one file in the part `file`: its name, type and bytes become the fields
   * `name`, `content_type` and `content` (base64).
   */
  readonly takesFile?: true;
  /** The body is a file of one of these types, read as a stream; all other fields are in the path or query. */
  readonly takesStream?: { readonly contentTypes: readonly string[] };
  /**
   * Answers 202 and finishes the work later. `location` is the path for checking its status, filled in like
   * `endpoints`.
   */
  readonly accepted?: { readonly location: `/${string}` };
  /** If missing, the operation has no input. */
  readonly input?: I;
  readonly output: O;
  /** Problems that the document lists besides those that every operation can have. */
  readonly problems?: readonly ProblemReason[];
  /** A read with an ETag in its answers, answered with 304 if the caller already has them (RFC 9110, section 13). */
  readonly isConditional?: true;
  /** The answer contains a secret, so the copy stored for an Idempotency-Key is encrypted. */
  readonly answersSecret?: true;
  /** The input with which test/examples calls the operation; the recorded call is the example in the document. */
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
  // Only if no input is declared, and then I is Nothing.
  input: declared.input ?? (NOTHING as z.ZodObject as I),
  kind,
});

/** Declares an operation that tRPC calls with GET. */
export const defineQuery = <O extends z.ZodType, I extends z.ZodObject = Nothing>(declared: Declaration<I, O>) =>
  define(declared, "query");

/**
 * Declares an operation that changes something, or a read that needs a body: emails don't belong in a URL, and a file
 * has more rows than fit into one.
 */
export const defineMutation = <O extends z.ZodType, I extends z.ZodObject = Nothing>(declared: Declaration<I, O>) =>
  define(declared, "mutation");

/** Declares an operation that receives a file as a stream, over REST but not tRPC. */
export const defineUpload = <O extends z.ZodType, I extends z.ZodObject = Nothing>(
  declared: Declaration<I, O> & Required<Pick<Declaration<I, O>, "takesStream">>,
) => define(declared, "upload");

/** Returns the names between braces in a path template. */
export const pathFields = (path: string): string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? "");

export const carriesBody = (method: string): boolean => method === "POST" || method === "PUT" || method === "PATCH";
