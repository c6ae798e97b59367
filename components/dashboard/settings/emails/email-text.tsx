import { t } from "@/messages/dashboard/settings-emails";
import { linkStyle } from "../../../ui/text-link";
import { textWords } from "../../controls/email-words";
import { TextField } from "../../controls/text-field";
import { useInsertText } from "./use-insert-text";

/** The server's maximum lengths. */
const LONGEST = 1_000;
const LONGEST_LINE = 200;

type EmailTextProps = {
  /** Its key, such as `pass.subject`. */
  name: string;
  variables: readonly string[];
  isLine: boolean;
  standard: string;
  value: string;
  path: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** One text of an email: the store's own, or else the default, with its allowed variables. */
export function EmailText({ name, variables, isLine, standard, ...field }: EmailTextProps) {
  const { value, onChange } = field;
  const label = textWords(name);
  const { holder, insert } = useInsertText();
  return (
    <div>
      <div {...holder}>
        <TextField
          label={label}
          {...field}
          isLong={!isLine}
          maxLength={isLine ? LONGEST_LINE : LONGEST}
          placeholder={standard}
        />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-small text-ink-2">
        {value === "" ? (
          <button
            className={linkStyle()}
            type="button"
            aria-label={t("emailText.editNamed", { label })}
            onClick={() => onChange(standard)}
          >
            {t("emailText.edit")}
          </button>
        ) : (
          <button
            className={linkStyle()}
            type="button"
            aria-label={t("emailText.resetNamed", { label })}
            onClick={() => onChange("")}
          >
            {t("emailText.reset")}
          </button>
        )}
        {variables.map((variable) => (
          <button
            key={variable}
            className={linkStyle("font-mono text-code")}
            type="button"
            aria-label={t("emailText.insert", { variable, label })}
            onClick={() => insert(`{${variable}}`)}
          >
            {`{${variable}}`}
          </button>
        ))}
      </p>
    </div>
  );
}
