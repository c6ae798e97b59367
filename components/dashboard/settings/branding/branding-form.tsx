"use client";

import { BESIDE_PREVIEW } from "../../../ui/columns";
import { FieldError, FieldRow, Label } from "../../../ui/field";
import { TextField } from "../../controls/text-field";
import { SettingBlock } from "../controls/setting-block";
import { SettingFormFrame } from "../form/setting-form-frame";
import { SettingHistory } from "../form/setting-history";
import { useStoreSetting } from "../form/use-store-setting";
import type { BrandingValue, FormPlace } from "../types";
import { BrandingPreview } from "./branding-preview";
import { ColourSetting } from "./colour-setting";
import { guardContrast } from "./contrast-guard";
import { ContrastNote } from "./contrast-note";
import { LaterFields } from "./later-fields";
import { PictureSetting } from "./picture-setting";
import { ShapeBlock } from "./shape-block";

const NAME_INSTEAD = "The store’s name stands in its place.";

type BrandingFormProps = { value: BrandingValue; slug: string; place: FormPlace };

/** What the portal and the mails look like, beside the portal itself. */
export function BrandingForm({ value, slug, place }: BrandingFormProps) {
  const form = useStoreSetting({ ecommerceId: place.ecommerceId, setting: "branding", value });
  const { bind, draft } = form;
  const guarded = guardContrast(draft);
  return (
    <div className={BESIDE_PREVIEW}>
      <div>
        <SettingFormFrame form={form} label="Branding" canWrite={place.canWrite}>
          <SettingBlock title="Words">
            <TextField label="Title" maxLength={200} placeholder="Start a return" {...bind("title")} />
            <TextField label="Slogan" isLong maxLength={500} {...bind("slogan")} />
          </SettingBlock>
          <SettingBlock title="Colours">
            <ColourSetting
              label="Main colour"
              hint="Buttons, and the ground of pass and look-up."
              {...bind("primary_theme_color_main")}
            />
            <ColourSetting label="Text on it" {...bind("primary_theme_color_contrast_text")} />
            <ContrastNote guarded={guarded} onFix={() => form.set("primary_theme_color_contrast_text", guarded.text)} />
            <ColourSetting
              label="Second colour"
              hint="Progress and milestones, as far as they show."
              {...bind("secondary_theme_color_main")}
            />
            <RadiusSetting {...bind("border_radius")} />
          </SettingBlock>
          <ShapeBlock bind={bind} />
          <SettingBlock title="Pictures" about="Addresses that begin with https://, or a path of this installation.">
            <PictureSetting label="Logo" otherwise={NAME_INSTEAD} {...bind("logo_url")} />
            <FieldRow>
              <TextField label="Height on phones" isMono placeholder="40px" {...bind("logo_height_mobile")} />
              <TextField label="Height on wide screens" isMono placeholder="40px" {...bind("logo_height_desktop")} />
            </FieldRow>
            <PictureSetting
              label="Picture of the look-up"
              otherwise="The main colour stands in its place."
              {...bind("background_image_url")}
            />
            <ColourSetting
              label="Text over the picture"
              hint="The picture is darkened or lightened until it reads."
              {...bind("background_text_color")}
            />
            <TextField
              label="Shape of catalogue pictures"
              isMono
              placeholder="1:1"
              hint="Width to height, for example 3:4."
              {...bind("full_catalog_product_image_ratio")}
            />
            <PictureSetting
              label="Icon in the tab"
              otherwise="Browsers show a sign of their own instead."
              {...bind("favicon_url")}
            />
          </SettingBlock>
          <SettingBlock title="Mails">
            <PictureSetting
              label="Logo"
              hint="No SVG: mail programs do not show it."
              otherwise={NAME_INSTEAD}
              {...bind("mail_logo_url")}
            />
            <ColourSetting label="Buttons" hint="Empty: the main colour." {...bind("mail_main_color")} />
          </SettingBlock>
          <LaterFields bind={bind} />
        </SettingFormFrame>
        <SettingHistory
          form={form}
          which={{ ecommerce_id: place.ecommerceId, setting: "branding" }}
          timeZone={place.timeZone}
          canWrite={place.canWrite}
        />
      </div>
      <BrandingPreview slug={slug} draft={draft} />
    </div>
  );
}

type RadiusProps = { value: string; onChange: (value: string) => void; error: string | undefined };

/** The portal shows at most 20 pixels: rounder corners would cut into its field boxes. */
function RadiusSetting({ value, onChange, error }: RadiusProps) {
  return (
    <label className="block">
      <Label as="span">
        Corners <span className="font-mono text-code font-normal">{value}px</span>
      </Label>
      <input
        className="accent-accent w-full max-w-80"
        type="range"
        min={0}
        max={20}
        value={Number(value)}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error ? <FieldError as="span">{error}</FieldError> : null}
    </label>
  );
}
