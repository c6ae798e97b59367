import { SelectField } from "../../controls/select-field";
import { Choice } from "../controls/choice";
import { SettingBlock } from "../controls/setting-block";
import { Toggle } from "../controls/toggle";
import type { SettingForm } from "../form/use-setting-form";
import type { BrandingValue } from "../types";

const LAYOUTS = [
  ["DEFAULT", "Picture beside the form", "On wide screens; on phones it is a band on top."],
  ["VERTICAL", "Picture on top", "The whole return on one page, its parts as a rail."],
  ["SIMPLIFIED", "No picture", "One question a page, fit for a frame in your shop."],
] as const;

const VARIANTS = [
  ["", "outlined"],
  ["filled", "filled"],
  ["standard", "a line below"],
] as const;

/** How the portal is laid out, and what its fields look like. */
export function ShapeBlock({ bind }: Pick<SettingForm<BrandingValue>, "bind">) {
  const [variant, logo] = [bind("input_variant"), bind("persistent_logo_type")];
  const isKnown = VARIANTS.some(([each]) => each === variant.value);
  return (
    <SettingBlock title="Layout">
      <Choice label="The portal has" options={LAYOUTS} {...bind("layout_design_values")} />
      <SelectField
        label="Fields are"
        options={isKnown ? VARIANTS : [...VARIANTS, [variant.value, variant.value] as const]}
        {...variant}
      />
      <Toggle
        label="Keep the logo visible while scrolling"
        value={logo.value === "PERSISTENT_LOGO_TYPE_ENABLED"}
        onChange={(is) => logo.onChange(is ? "PERSISTENT_LOGO_TYPE_ENABLED" : "PERSISTENT_LOGO_TYPE_DISABLED")}
        error={logo.error}
      />
    </SettingBlock>
  );
}
