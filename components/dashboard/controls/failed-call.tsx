import { FieldError } from "../../ui/field";
import { problemText } from "../browser/problem-text";

/** What went wrong with a call, in words; nothing while nothing did. */
export function FailedCall({ error, ...rest }: { error: unknown; as?: "span"; className?: string }) {
  return error ? (
    <FieldError {...rest} role="alert">
      {problemText(error)}
    </FieldError>
  ) : null;
}
