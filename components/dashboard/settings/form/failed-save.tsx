import type { ReactNode } from "react";
import type { EditableSetting } from "@/contract/vocabulary/store-setting";
import { t } from "@/messages/dashboard/browser";
import { linkStyle } from "../../../ui/text-link";
import { isPredicate, MOST_NAMED, problemText, sentenceEnd, type Violation } from "../../browser/problem-text";
import { type FieldReport, focusField, reportAt, useFieldReports } from "../../controls/field-reports";
import { settingFieldWords } from "../../controls/setting-field-words";
import type { Failure } from "./use-setting-form";

type FailedSaveProps = { failure: Failure; setting: EditableSetting };

/** Why a save failed: each field by its label, linked, with the message that it shows; or what else happened. */
export function FailedSave({ failure: { error, violations }, setting }: FailedSaveProps) {
  const reports = useFieldReports();
  const wordsOf = (path: string) => reportAt(reports, path)?.label ?? settingFieldWords(path, setting);
  if (violations.length === 0) return problemText(error, wordsOf);
  const problems = problemsOf(violations, reports, wordsOf);
  const others = problems.length - MOST_NAMED;
  return (
    <>
      {problems.slice(0, MOST_NAMED).map(({ id, label, description }) => (
        <span key={`${id} ${label}`} className="block">
          {t.rich(isPredicate(description) ? "problemText.field" : "problemText.fieldSentence", {
            field: label,
            description: sentenceEnd(description),
            link: (words) => (id === undefined ? words : <FieldLink id={id}>{words}</FieldLink>),
          })}
        </span>
      ))}
      {others > 0 ? <span className="block">{t("problemText.moreFields", { count: others })}</span> : null}
    </>
  );
}

function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <button className={linkStyle("text-left")} type="button" onClick={() => focusField(document.getElementById(id))}>
      {children}
    </button>
  );
}

type FieldProblem = { id: string | undefined; label: string; description: string };

/** One problem per field: a list of texts may have many wrong ones. A field that isn't on screen has no link. */
const problemsOf = (
  violations: readonly Violation[],
  reports: readonly FieldReport[],
  wordsOf: (path: string) => string,
): FieldProblem[] => {
  const byField = new Map<string, FieldProblem>();
  for (const { field, description } of violations) {
    const report = reportAt(reports, field);
    const problem = { id: report?.id, label: wordsOf(field), description: report?.error ?? description };
    const key = report?.id ?? field;
    if (!byField.has(key)) byField.set(key, problem);
  }
  return [...byField.values()];
};
