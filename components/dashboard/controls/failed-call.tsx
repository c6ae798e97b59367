import { FieldError } from "../../ui/field";
import { problemText } from "../browser/problem-text";

/** What went wrong with a call, in words; nothing while nothing did. */
export function FailedCall({ error, as }: { error: unknown; as?: "span" }) {
  return error ? (
    <FieldError as={as} role="alert">
      {problemText(error)}
    </FieldError>
  ) : null;
}
