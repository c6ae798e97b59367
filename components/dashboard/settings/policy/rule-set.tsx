import { Choice } from "../controls/choice";
import type { PolicyBlockProps } from "./block";
import { type Rule, RulesSetting } from "./rules-setting";

type RuleSetName = "pay_for_logistics" | "require_authorization" | "upload_documents";

type RuleSetProps = PolicyBlockProps & {
  name: RuleSetName;
  label: string;
  /** What holds always, and what only where a rule fits. */
  words: { always: string; rules: string; then: string; empty: string };
};

/** Something that holds always, or where a rule says so. */
export function RuleSet({ name, label, words, form, ...rules }: RuleSetProps) {
  const { draft, set, error } = form;
  const own = draft[name];
  return (
    <>
      <Choice
        label={label}
        options={[
          ["always", words.always],
          ["rules", words.rules],
        ]}
        value={own.always ? "always" : "rules"}
        onChange={(choice) => set(name, { ...own, always: choice === "always" })}
      />
      {own.always ? null : (
        <RulesSetting<Rule>
          {...rules}
          path={`${name}.options`}
          rules={own.options}
          onChange={(options) => set(name, { ...own, options })}
          make={(id) => ({ id, label: "", whens: [] })}
          thenWords={() => words.then}
          error={error}
          empty={words.empty}
        />
      )}
    </>
  );
}
