import { CALL_RESULTS } from "@/contract/dashboard/api-calls";
import { t } from "@/messages/dashboard/calls";
import { t as common } from "@/messages/dashboard/common";
import { Button, ButtonLink } from "../../ui/button";
import { Label } from "../../ui/field";
import { Input, Select } from "../../ui/input";
import { MomentField } from "../controls/moment-field";
import { CALLS_PATH, callsHref } from "./calls-href";
import type { CallChoice } from "./types";

type CallsFilterProps = {
  choice: CallChoice;
  keys: readonly { key_id: string; name: string; last4: string }[];
  operations: readonly { id: string; summary: string }[];
};

/** The filters as a plain form that keeps its state in the address. */
export function CallsFilter({ choice, keys, operations }: CallsFilterProps) {
  return (
    <form
      className="mb-5 gap-3 grid-cols-[repeat(3,minmax(0,1fr))_auto] items-end grid max-lg:grid-cols-2 max-md:[&>:not(:nth-child(2),:nth-child(3))]:col-span-full max-md:grid-cols-2"
      action={CALLS_PATH}
      method="get"
      aria-label={t("callsFilter.title")}
    >
      <label>
        <Label as="span">{t("callsFilter.about")}</Label>
        <Input
          className="font-mono text-code"
          name="about"
          type="search"
          defaultValue={choice.about}
          maxLength={128}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <Choice name="key" label={t("callsFilter.key")} value={choice.key} all={t("callsFilter.allKeys")}>
        {keys.map(({ key_id, name, last4 }) => ({ value: key_id, word: `${name} …${last4}` }))}
      </Choice>
      <Choice
        name="result"
        label={t("callsFilter.status")}
        value={choice.result?.toLowerCase() ?? ""}
        all={t("callsFilter.allStatuses")}
      >
        {CALL_RESULTS.map((each) => ({ value: each.toLowerCase(), word: t(`callsFilter.results.${each}`) }))}
      </Choice>
      <Choice
        name="operation"
        label={t("callsFilter.operation")}
        value={choice.operation}
        all={t("callsFilter.allOperations")}
      >
        {operations.map(({ id, summary }) => ({ value: id, word: summary }))}
      </Choice>
      <MomentField kind="minute" label={t("callsFilter.from")} name="from" value={choice.from} />
      <MomentField kind="minute" label={t("callsFilter.before")} name="to" value={choice.to} />
      <div className="flex gap-2">
        <Button type="submit">{common("apply")}</Button>
        {callsHref(choice) === CALLS_PATH ? null : (
          <ButtonLink kind="bare" href={CALLS_PATH}>
            {t("callsFilter.clear")}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  all: string;
  children: readonly { value: string; word: string }[];
};

function Choice({ name, label, value, all, children }: ChoiceProps) {
  return (
    <label>
      <Label as="span">{label}</Label>
      <Select name={name} defaultValue={value}>
        <option value="">{all}</option>
        {children.map((each) => (
          <option key={each.value} value={each.value}>
            {each.word}
          </option>
        ))}
      </Select>
    </label>
  );
}
