import { RESOLUTIONS } from "@/contract/vocabulary/return-list";
import { NOBODY } from "@/contract/vocabulary/return-tag";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { STATUS_KEYS, STATUS_WORDS } from "@/contract/vocabulary/status-words";
import { type FilterOptions, slug } from "../list-choice/list-choice";
import { METHOD_WORDS, OUTCOME_WORDS, PARCEL_WORDS } from "../return-facts/outcome-words";
import { countryWords } from "./filter-chips";
import { Amounts, Count, Days, type Option, Single, Texts, Ticks } from "./filter-fields";

type FilterCellsProps = { chosen: URLSearchParams; options: FilterOptions; currency: string };

const named = (list: readonly { id: string; name: string }[]): Option[] =>
  list.map(({ id, name }) => ({ value: id, word: name }));
const ofKeys = <T extends string>(keys: readonly T[], words: Readonly<Record<T, string>>): Option[] =>
  keys.map((key) => ({ value: slug(key), word: words[key] }));
const asTold = (texts: readonly string[]): Option[] => texts.map((text) => ({ value: text, word: text }));

const STATUSES: readonly Option[] = STATUS_KEYS.map((key) => ({ value: slug(key), word: STATUS_WORDS[key].merchant }));

/** Everything that the list can be narrowed by, what is alike in one cell. */
export function FilterCells({ chosen, options, currency }: FilterCellsProps) {
  const ticks = (name: string, label: string, list: readonly Option[]) => (
    <Ticks name={name} label={label} options={list} chosen={chosen.getAll(name)} />
  );
  return (
    <div className="grid-cols-[repeat(auto-fit,minmax(164px,1fr))] grid *:pt-3 *:pb-4 *:px-4 *:border-b *:border-r *:border-line *:gap-4 *:content-start *:grid *:first:pl-pad [&_[data-moment]>*]:text-fine [&_[data-moment]>*]:stretch-narrow max-md:grid-cols-1 max-md:*:px-pad max-md:*:border-r-0">
      <div>{ticks("status", "Status", STATUSES)}</div>
      <div>
        {ticks("reason", "Reason", named(options.reasons))}
        <Texts name="sku" label="SKU, or its beginning" chosen={chosen.getAll("sku")} />
      </div>
      <div>
        {ticks("outcome", "Outcome", ofKeys(RESOLUTIONS, OUTCOME_WORDS))}
        {ticks("parcel", "Parcel", ofKeys(SHIPPING_STATUSES, PARCEL_WORDS))}
      </div>
      <div>
        {ticks("method", "Sent", ofKeys(options.methods, METHOD_WORDS))}
        {ticks("carrier", "Carrier", named(options.carriers))}
        {ticks("warehouse", "Warehouse", named(options.warehouses))}
        {ticks(
          "country",
          "From",
          options.countries.map((code) => ({ value: code, word: countryWords(code) })),
        )}
      </div>
      <div>
        {ticks("assignee", "Assignee", [...named(options.people), { value: NOBODY, word: "Nobody" }])}
        {ticks("tag", "Tag", asTold(options.tags))}
        {ticks("reviewer", "Checked by", asTold(options.reviewers))}
      </div>
      <div>
        <Days label="Requested, first and last day" names={["from", "to"]} chosen={chosen} />
        <Count name="days" label="Requested in the last … days" value={chosen.get("days")} />
        <Days label="Updated, first and last day" names={["changed-from", "changed-to"]} chosen={chosen} />
        <Count name="idle" label="Nothing happened for … days" value={chosen.get("idle")} />
      </div>
      <div>
        <Amounts label={`Value in ${currency}, from and to`} names={["min", "max"]} {...{ chosen, currency }} />
        <div>
          <Single name="files" label="With photos or files" isOn={chosen.has("files")} />
          <Single name="withdrawal" label="The shopper declared a withdrawal" isOn={chosen.has("withdrawal")} />
        </div>
        {ticks("test", "Test mode", [
          { value: "yes", word: "Of stores in test mode" },
          { value: "no", word: "Of other stores" },
        ])}
      </div>
    </div>
  );
}
