import { FieldRow } from "../../../ui/field";
import { linkStyle } from "../../../ui/text-link";
import { SettingBlock } from "../controls/setting-block";
import type { SettingForm } from "../form/use-setting-form";
import type { BrandingValue } from "../types";
import { ColourSetting } from "./colour-setting";

/** Tones that the portal works out itself where a store gives none. */
export function LaterFields({ bind }: Pick<SettingForm<BrandingValue>, "bind">) {
  return (
    <details className="py-5 border-t border-rule [&>section]:pb-0 [&>section]:border-t-0">
      <summary className={linkStyle("w-fit")}>Further tones</summary>
      <SettingBlock
        title="Further tones"
        about="Left empty, they follow from the colours above. A tone on which text would not read is replaced."
      >
        <FieldRow>
          <ColourSetting label="Main under the pointer" {...bind("primary_theme_color_dark")} />
          <ColourSetting label="Main at night" {...bind("primary_theme_color_light")} />
          <ColourSetting label="Text on the second colour" {...bind("secondary_theme_color_contrast_text")} />
          <ColourSetting label="Second by day, where it shows too little" {...bind("secondary_theme_color_dark")} />
          <ColourSetting label="Second at night" {...bind("secondary_theme_color_light")} />
        </FieldRow>
      </SettingBlock>
    </details>
  );
}
