import { ChipsSetting } from "../controls/chips-setting";
import { Choice } from "../controls/choice";
import { SettingBlock } from "../controls/setting-block";
import type { PolicyBlockProps } from "./block";
import { RulesSetting } from "./rules-setting";

const LISTS = [
  ["non_returnable_product_ids", "Products"],
  ["non_returnable_category_ids", "Categories"],
  ["non_returnable_collection_ids", "Collections"],
  ["non_returnable_brand_ids", "Brands"],
  ["non_returnable_tag_ids", "Product tags"],
  ["non_returnable_order_tag_ids", "Order tags"],
] as const;

const ANSWERS = [
  ["no", "cannot be returned"],
  ["yes", "can be returned, whatever the lists say"],
] as const;

/** What cannot come back. */
export function EligibilityBlock({ form, ...rules }: PolicyBlockProps) {
  const { draft, set, bind, error } = form;
  return (
    <SettingBlock title="Not returnable" about="By the ids of your shop. Shoppers see the item, and why it stays.">
      <div className="side-fields">
        {LISTS.map(([name, word]) => (
          <ChipsSetting
            key={name}
            label={word}
            placeholder="none"
            {...bind(name)}
            error={error(name) ?? draft[name].map((_, at) => error(`${name}[${at}]`)).find(Boolean)}
          />
        ))}
      </div>
      <RulesSetting
        {...rules}
        label="Rules, before the lists"
        path="eligibility"
        rules={draft.eligibility}
        onChange={(next) => set("eligibility", next)}
        make={(id) => ({ id, label: "", whens: [], is_returnable: false })}
        thenWords={({ is_returnable }) => (is_returnable ? "it can be returned" : "it cannot be returned")}
        thenFields={({ is_returnable }, change) => (
          <Choice
            label="Then the item"
            options={ANSWERS}
            value={is_returnable ? "yes" : "no"}
            onChange={(answer) => change({ is_returnable: answer === "yes" })}
          />
        )}
        error={error}
        empty="No rules."
      />
    </SettingBlock>
  );
}
