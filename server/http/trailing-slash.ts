import { Problem } from "@/server/kernel/problem";
import type { Served } from "@/server/operations/served/served";
import type { InputCheck, RouteHandler } from "./rest";

type Adapter = (implemented: Served, options?: { check?: InputCheck }) => RouteHandler;

/**
 * Handles two published operations whose paths differ only by the trailing slash (decisions, section 5). The requested
 * path decides. A body with fields that only the other operation has is refused with a pointer to it, instead of being
 * half ignored.
 */
export const byTrailingSlash = (adapt: Adapter, { bare, slashed }: { bare: Served; slashed: Served }): RouteHandler => {
  const withoutSlash = adapt(bare, { check: refuseFieldsOf(slashed, { of: bare, words: "with a slash at its end" }) });
  const withSlash = adapt(slashed, { check: refuseFieldsOf(bare, { of: slashed, words: "without the slash" }) });
  return (request, context) =>
    new URL(request.url).pathname.endsWith("/") ? withSlash(request, context) : withoutSlash(request, context);
};

const refuseFieldsOf = (other: Served, { of, words }: { of: Served; words: string }): InputCheck => {
  const foreign = Object.keys(other.operation.input.shape).filter((name) => !(name in of.operation.input.shape));
  return (input) => {
    const found = foreign.filter((name) => name in input);
    if (found.length === 0) return;
    const names = found.map((name) => `\`${name}\``).join(", ");
    const message = `This body belongs to "${other.operation.summary}", which has the same path ${words}. This path is "${of.operation.summary}", which doesn't take ${names}.`;
    const description = `belongs to the same path ${words}`;
    throw new Problem("INVALID_ARGUMENT", message, { violations: found.map((field) => ({ field, description })) });
  };
};
