import { useRef } from "react";
import { t } from "@/messages/dashboard/settings-policy";
import { MoneySetting } from "../controls/money-setting";
import { NumberSetting } from "../controls/number-setting";
import { SettingBlock } from "../controls/setting-block";
import { Toggle } from "../controls/toggle";
import type { PolicyBlockProps } from "./block";
import { keepWords } from "./policy-words";
import { RulesSetting } from "./rules-setting";

/** What is refunded without being returned. */
export function KeepBlock({ form, ...rules }: PolicyBlockProps) {
  const { value: keep, change, bind, rows, error, pathOf } = form.part("keep_your_item");
  const photoAbove = keep.photo_above ?? null;
  const before = useRef(keep.photo_above).current;
  return (
    <SettingBlock title={t("keepBlock.title")} about={t("keepBlock.about")}>
      <Toggle label={t("keepBlock.enabled")} {...bind("enabled")} />
      {keep.enabled || keep.options.length > 0 ? (
        <>
          <Toggle
            label={t("keepBlock.askPhoto")}
            hint={t("keepBlock.askPhotoHint")}
            value={photoAbove !== null}
            path={photoAbove === null ? pathOf("photo_above") : undefined}
            error={photoAbove === null ? error("photo_above") : undefined}
            onChange={(isAsked) => change({ photo_above: isAsked ? (before ?? 0) : null })}
          />
          {photoAbove === null ? null : (
            <MoneySetting
              label={t("keepBlock.photoAbove")}
              hint={t("keepBlock.zeroIsAlways")}
              currency={rules.reader.currency}
              value={photoAbove}
              onChange={(photo_above) => change({ photo_above })}
              path={pathOf("photo_above")}
              error={error("photo_above")}
            />
          )}
          <RulesSetting
            {...rules}
            {...rows("options")}
            label={t("keepBlock.title")}
            isHeadless
            make={(id) => ({ id, label: "", whens: [], force_keep_your_item: false, refund_percentage: 100 })}
            thenWords={keepWords}
            thenFields={(rule) => (
              <>
                <NumberSetting
                  label={t("keepBlock.refund")}
                  unit={t("keepBlock.percent")}
                  {...rule.bind("refund_percentage")}
                />
                <Toggle
                  label={t("keepBlock.force")}
                  hint={t("keepBlock.forceHint")}
                  {...rule.bind("force_keep_your_item")}
                />
              </>
            )}
            empty={t("keepBlock.empty")}
          />
        </>
      ) : null}
    </SettingBlock>
  );
}
