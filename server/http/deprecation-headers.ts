import type { Implemented } from "@/server/operations/implement";
import { inputFields } from "@/server/operations/input-fields";

/** Since when: these fields came into this API as deprecated ones (RFC 9745, seconds since 1970). */
const SINCE = "@1767225600";

/** Says to whoever used a field that is published as deprecated that it is. */
export const deprecationHeaders = (
  { operation }: Implemented,
  input: Record<string, unknown>,
): Record<string, string> =>
  inputFields(operation.input).deprecated.some((name) => input[name] !== undefined) ? { deprecation: SINCE } : {};
