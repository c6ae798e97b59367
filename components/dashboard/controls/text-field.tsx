import type { ReactNode } from "react";
import { Input, Textarea } from "../../ui/input";
import { Described } from "./described";

type TextFieldProps = {
  label: string;
  path?: string | undefined;
  isOptional?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** Multi-line, with room for a sentence or two. */
  isLong?: boolean;
  /** Visible lines of a multi-line field. */
  rows?: number;
  isMono?: boolean;
  placeholder?: string;
  inputMode?: "decimal" | "numeric" | "url" | "email";
  /** Suggested values; any other text is allowed. */
  suggestions?: readonly string[];
  maxLength?: number;
  className?: string;
};

/** Default maximum length in characters; the server validates the length in any case. */
const [LONGEST_TEXT, LONGEST_URL] = [500, 2048];

/** A labeled text field; its error appears below and is read with it by screen readers. */
export function TextField({
  label,
  path,
  isOptional,
  hint,
  error,
  value,
  onChange,
  className = "",
  ...rest
}: TextFieldProps) {
  return (
    <Described label={label} path={path} isOptional={isOptional} hint={hint} error={error} className={className}>
      {(names) => {
        const shared = {
          ...names,
          className: rest.isMono ? "font-mono text-code" : "",
          value,
          placeholder: rest.placeholder,
          autoComplete: "off",
          // Lets Hebrew and Arabic start at the right.
          dir: rest.isMono ? undefined : "auto",
          maxLength: rest.maxLength ?? (rest.inputMode === "url" ? LONGEST_URL : LONGEST_TEXT),
          onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
        };
        if (rest.isLong) return <Textarea rows={rest.rows ?? 3} {...shared} />;
        const list = rest.suggestions ? `${names.id}-list` : undefined;
        return (
          <>
            <Input inputMode={rest.inputMode} list={list} spellCheck={rest.isMono ? false : undefined} {...shared} />
            {rest.suggestions ? (
              <datalist id={list}>
                {rest.suggestions.map((word) => (
                  <option key={word} value={word} />
                ))}
              </datalist>
            ) : null}
          </>
        );
      }}
    </Described>
  );
}
