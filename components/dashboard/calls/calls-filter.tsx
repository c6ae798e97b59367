import { CALL_RESULTS, type CallResult } from "@/contract/dashboard/api-calls";
import { Button, ButtonLink } from "../../ui/button";
import { Label } from "../../ui/field";
import { Input, Select } from "../../ui/input";
import { MomentField } from "../controls/moment-field";
import { CALLS_PATH, callsHref } from "./calls-href";
import type { CallChoice } from "./types";

const RESULT_WORDS: Record<CallResult, string> = {
  "2XX": "Done (2xx, 3xx)",
  "4XX": "Refused (4xx)",
  "5XX": "Failed (5xx)",
};

type CallsFilterProps = {
  choice: CallChoice;
  keys: readonly { key_id: string; name: string; last4: string }[];
  operations: readonly { id: string; summary: string }[];
};

/** The filters as a plain form: they live in the address. */
export function CallsFilter({ choice, keys, operations }: CallsFilterProps) {
  return (
    <form
      className="mb-5 gap-3 grid-cols-[repeat(3,minmax(0,1fr))_auto] items-end grid max-lg:grid-cols-2 max-md:[&>:not(:nth-child(2),:nth-child(3))]:col-span-full max-md:grid-cols-2"
      action={CALLS_PATH}
      method="get"
      aria-label="Filter the log"
    >
      <label>
        <Label as="span">Request id, return or order</Label>
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
      <Choice name="key" label="Key" value={choice.key} all="All keys">
        {keys.map(({ key_id, name, last4 }) => ({ value: key_id, word: `${name} …${last4}` }))}
      </Choice>
      <Choice name="result" label="Answer" value={choice.result?.toLowerCase() ?? ""} all="All responses">
        {CALL_RESULTS.map((each) => ({ value: each.toLowerCase(), word: RESULT_WORDS[each] }))}
      </Choice>
      <Choice name="operation" label="Operation" value={choice.operation} all="All operations">
        {operations.map(({ id, summary }) => ({ value: id, word: summary }))}
      </Choice>
      <MomentField kind="minute" label="From" name="from" value={choice.from} />
      <MomentField kind="minute" label="Before" name="to" value={choice.to} />
      <div className="flex gap-2">
        <Button type="submit">Show</Button>
        {callsHref(choice) === CALLS_PATH ? null : (
          <ButtonLink kind="bare" href={CALLS_PATH}>
            Clear
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
