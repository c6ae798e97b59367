import { FieldError } from "../../ui/field";
import { problemText } from "../browser/problem-text";

/** The error message of a failed call; nothing without an error. */
export function FailedCall({ error, ...rest }: { error: unknown; as?: "span"; className?: string }) {
  return error ? (
    <FieldError {...rest} role="alert">
      {problemText(error)}
    </FieldError>
  ) : null;
}
