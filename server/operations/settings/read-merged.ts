import { z } from "zod";
import { mergePatch } from "@/server/kernel/merge-patch";
import { invalidField } from "@/server/kernel/problem";
import { fromWire, type Given } from "@/server/kernel/wire-names";
import { invalidInput } from "../invalid-input";
import { issueWords } from "../issue-words";

const WORDS = issueWords({ isValueShown: true });

type Json = Record<string, unknown>;

/**
 * Applies a merge patch (RFC 7396) to a resource and parses the result with its schema. Members of `current` that the
 * schema doesn't have are the resource's identity: a patch may repeat but not change them. Unknown members are refused
 * at any depth, so that a typo isn't silently ignored.
 * @throws Problem INVALID_ARGUMENT naming each wrong field
 */
export const readMerged = <S extends z.ZodObject>(schema: S, current: Json, patch: Json): Given<S> => {
  const merged = mergePatch(current, patch) as Json;
  const fixed = Object.keys(current).filter((name) => !(name in schema.shape));
  for (const name of fixed)
    if (merged[name] !== current[name])
      throw invalidField(name, `cannot be changed, it is ${JSON.stringify(current[name])}`);
  const body = Object.fromEntries(Object.entries(merged).filter(([name]) => !fixed.includes(name)));
  const read = schema.safeParse(body, { error: WORDS });
  if (!read.success) throw invalidInput(read.error);
  const unknown = unknownFields(body, read.data);
  if (unknown.length > 0)
    throw invalidInput(
      new z.ZodError(
        unknown.map((path) => ({
          code: "custom",
          path,
          input: undefined,
          message:
            path.length === 1 ? `is not known; use one of ${Object.keys(schema.shape).join(", ")}` : "is not known",
        })),
      ),
    );
  return fromWire(schema, read.data);
};

/** Returns the paths of members that the schema dropped. */
const unknownFields = (given: unknown, read: unknown, path: PropertyKey[] = []): PropertyKey[][] => {
  if (Array.isArray(given) && Array.isArray(read))
    return given.flatMap((entry, index) => unknownFields(entry, read[index], [...path, index]));
  if (!isObject(given) || !isObject(read)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    Object.hasOwn(read, name) ? unknownFields(value, read[name], [...path, name]) : [[...path, name]],
  );
};

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
