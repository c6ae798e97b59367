import { useRef } from "react";
import { MoneySetting } from "../controls/money-setting";
import { NumberSetting } from "../controls/number-setting";
import { SettingBlock } from "../controls/setting-block";
import { Toggle } from "../controls/toggle";
import type { PolicyBlockProps } from "./block";
import { keepWords } from "./policy-words";
import { RulesSetting } from "./rules-setting";

/** What is refunded without being sent. */
export function KeepBlock({ form, ...rules }: PolicyBlockProps) {
  const { value: keep, change, bind, rows, error } = form.part("keep_your_item");
  const photoAbove = keep.photo_above ?? null;
  const before = useRef(keep.photo_above).current;
  return (
    <SettingBlock title="Keep your item" about="Refund without return when shipping costs more than the item.">
      <Toggle label="Shoppers can keep some items" {...bind("enabled")} />
      {keep.enabled || keep.options.length > 0 ? (
        <>
          <Toggle
            label="Ask for a photo"
            hint="For items the shopper keeps with a full refund."
            value={photoAbove !== null}
            onChange={(isAsked) => change({ photo_above: isAsked ? (before ?? 0) : null })}
          />
          {photoAbove === null ? null : (
            <MoneySetting
              label="Photo required for refunds above"
              hint="0 = always."
              currency={rules.reader.currency}
              value={photoAbove}
              onChange={(photo_above) => change({ photo_above })}
              error={error("photo_above")}
            />
          )}
          <RulesSetting
            {...rules}
            {...rows("options")}
            make={(id) => ({ id, label: "", whens: [], force_keep_your_item: false, refund_percentage: 100 })}
            thenWords={keepWords}
            thenFields={(rule) => (
              <>
                <NumberSetting label="Refund" unit="% of what was paid" {...rule.bind("refund_percentage")} />
                <Toggle
                  label="Don’t ask for the item back"
                  hint="Otherwise the shopper chooses."
                  {...rule.bind("force_keep_your_item")}
                />
              </>
            )}
            empty="Shoppers can’t keep items until you add a rule."
          />
        </>
      ) : null}
    </SettingBlock>
  );
}
