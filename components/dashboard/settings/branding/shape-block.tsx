import { t } from "@/messages/dashboard/settings-branding";
import { SelectField } from "../../controls/select-field";
import { Choice } from "../controls/choice";
import { SettingBlock } from "../controls/setting-block";
import { Toggle } from "../controls/toggle";
import type { SettingForm } from "../form/use-setting-form";
import type { BrandingValue } from "../types";

const LAYOUTS = ["DEFAULT", "VERTICAL", "SIMPLIFIED"] as const;

const variants = () =>
  [
    ["", t("shapeBlock.outlined")],
    ["filled", t("shapeBlock.filled")],
    ["standard", t("shapeBlock.underlined")],
  ] as const;

/** The portal's layout, and the style of its fields. */
export function ShapeBlock({ bind }: Pick<SettingForm<BrandingValue>, "bind">) {
  const [variant, logo] = [bind("input_variant"), bind("persistent_logo_type")];
  const known = variants();
  const isKnown = known.some(([each]) => each === variant.value);
  return (
    <SettingBlock title={t("shapeBlock.layout")}>
      <Choice
        label={t("shapeBlock.layouts")}
        options={LAYOUTS.map(
          (each) => [each, t(`shapeBlock.layoutNames.${each}`), t(`shapeBlock.layoutHints.${each}`)] as const,
        )}
        {...bind("layout_design_values")}
      />
      <SelectField
        label={t("shapeBlock.fieldStyle")}
        options={isKnown ? known : [...known, [variant.value, variant.value] as const]}
        {...variant}
      />
      <Toggle
        label={t("shapeBlock.keepLogo")}
        value={logo.value === "PERSISTENT_LOGO_TYPE_ENABLED"}
        onChange={(is) => logo.onChange(is ? "PERSISTENT_LOGO_TYPE_ENABLED" : "PERSISTENT_LOGO_TYPE_DISABLED")}
        path={logo.path}
        error={logo.error}
      />
    </SettingBlock>
  );
}
