import type { EditableSetting } from "@/contract/vocabulary/store-setting";
import { t } from "@/messages/dashboard/changes";
import { linkStyle } from "../../ui/text-link";
import { isTold, type ValueReader, valueWords } from "./audit-words";
import { settingFieldWords } from "./setting-field-words";

export type ChangedField = { readonly name: string; readonly before?: unknown; readonly after?: unknown };

/** A changed field in the words of its form: the texts that were removed and those that were added. */
export type ToldField = { label: string; gone: readonly string[]; come: readonly string[] };

type ChangedFieldsProps = {
  /** The setting that the fields belong to, if their names don't begin with it. */
  of?: EditableSetting | undefined;
  fields: readonly ChangedField[];
  /** Describes fields that have their own wording; other fields use their API name as words. */
  tell?: ((field: ChangedField) => ToldField | null) | undefined;
  reader?: ValueReader | undefined;
};

/** Maximum number of fields before the rest is collapsed; a new warehouse has a dozen. */
const SHOWN_MAX = 4;
/** Maximum number of lines per field before the rest is collapsed; a list of tags may have hundreds. */
const LINES_MAX = 8;
/** Texts longer than this count as sentences. */
const SHORT = 40;
/** Maximum length of a value before the rest is collapsed; lists of rules have thousands of characters. */
const LONG = 240;

/** The fields of one change, before and after. */
export function ChangedFields({ fields: all, of, tell, reader }: ChangedFieldsProps) {
  const fields = all.filter(isTold);
  const more = fields.slice(SHOWN_MAX);
  return (
    <>
      <Fields fields={fields.slice(0, SHOWN_MAX)} {...{ of, tell, reader }} />
      {more.length === 0 ? null : (
        <details>
          <summary className={linkStyle("w-fit text-[13px]")}>
            {t("changedFields.moreFields", { count: more.length })}
          </summary>
          <Fields fields={more} {...{ of, tell, reader }} />
        </details>
      )}
    </>
  );
}

function Fields({ fields, of, tell, reader }: ChangedFieldsProps) {
  return (
    <dl className="mt-0.5 gap-0.5 grid [&_ul]:pl-3 [&_ul]:border-l-2 [&_ul]:border-line [&_dt]:text-ink-3 [&_dt]:wrap-anywhere [&_dd]:text-ink-2 [&_dd]:wrap-anywhere [&_dd]:min-w-0 [&_del]:text-ink-3 [&_summary]:inline-block [&_ins]:text-ink [&_ins]:no-underline">
      {fields.map((field) => {
        const told = tell?.(field) ?? null;
        return (
          <div className="gap-x-2.5 flex flex-wrap" key={field.name}>
            <dt>{told ? told.label : settingFieldWords(field.name, of)}</dt>
            <dd>{told ? <Told told={told} /> : <Raw {...{ field, of, reader }} />}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Sentences are stacked; single words are shown side by side. Names of countries come from the browser. */
function Told({ told: { gone, come } }: { told: ToldField }) {
  if (gone.length <= 1 && come.length <= 1 && [...gone, ...come].every((text) => text.length <= SHORT))
    return (
      <>
        {gone[0] === undefined ? null : (
          <>
            <del suppressHydrationWarning>{gone[0]}</del> <span aria-hidden="true">→</span>{" "}
          </>
        )}
        <ins suppressHydrationWarning>{come[0] ?? t("changedFields.removed")}</ins>
      </>
    );
  const lines = [...gone.map((text) => ({ text, isGone: true })), ...come.map((text) => ({ text, isGone: false }))];
  const more = lines.slice(LINES_MAX);
  return (
    <>
      <Lines lines={lines.slice(0, LINES_MAX)} />
      {more.length === 0 ? null : (
        <details>
          <summary className={linkStyle("w-fit text-[13px]")}>
            {t("changedFields.more", { count: more.length })}
          </summary>
          <Lines lines={more} />
        </details>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly { text: string; isGone: boolean }[] }) {
  return (
    <ul>
      {lines.map(({ text, isGone }) => (
        <li key={`${text} ${isGone}`}>
          {isGone ? <del suppressHydrationWarning>{text}</del> : <ins suppressHydrationWarning>{text}</ins>}
        </li>
      ))}
    </ul>
  );
}

type RawProps = Pick<ChangedFieldsProps, "of" | "reader"> & { field: ChangedField };

function Raw({ field: { name, before, after }, of, reader }: RawProps) {
  return (
    <>
      {before === null || before === undefined ? null : (
        <>
          <del>
            <FoldedValue value={before} {...{ name, of, reader }} />
          </del>{" "}
          <span aria-hidden="true">→</span>{" "}
        </>
      )}
      <ins>
        <FoldedValue value={after} {...{ name, of, reader }} />
      </ins>
    </>
  );
}

type FoldedValueProps = Pick<ChangedFieldsProps, "of" | "reader"> & { value: unknown; name?: string };

/** A value in words, with the end of a long one collapsed. */
export function FoldedValue({ value, name, of, reader }: FoldedValueProps) {
  const words = valueWords(value, reader, name, of);
  if (words.length <= LONG) return words;
  return (
    <>
      {words.slice(0, LONG)} …
      <details>
        <summary className={linkStyle("w-fit text-[13px]")}>{t("changedFields.all")}</summary>
        {words}
      </details>
    </>
  );
}
