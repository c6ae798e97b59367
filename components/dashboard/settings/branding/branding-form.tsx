"use client";

import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Input } from "@/components/ui/input";
import { Mark } from "@/components/ui/mark";
import { linkStyle } from "@/components/ui/text-link";
import { parseColor, toHex } from "@/contract/vocabulary/color";
import type { ShopperLanguage } from "@/contract/vocabulary/language";
import { BESIDE_PREVIEW } from "../../../ui/columns";
import { FieldError, FieldRow, Label } from "../../../ui/field";
import { Described } from "../../controls/described";
import { TextField } from "../../controls/text-field";
import { SettingBlock } from "../controls/setting-block";
import type { Bound, FormPlace } from "../form/part";
import { SettingFormFrame } from "../form/setting-form-frame";
import type { SettingForm } from "../form/use-setting-form";
import { useStoreSetting } from "../form/use-store-setting";
import type { BrandingValue } from "../types";
import { BrandingPreview } from "./branding-preview";
import { type Guarded, guardContrast } from "./contrast-guard";
import { PictureSetting } from "./picture-setting";
import { ShapeBlock } from "./shape-block";
import { WordsBlock } from "./words-block";

const NAME_INSTEAD = "The store’s name is shown instead.";

type BrandingFormProps = {
  value: BrandingValue;
  slug: string;
  place: FormPlace;
  /** What shoppers may read the portal in. */
  languages: readonly ShopperLanguage[];
  defaultLanguage: ShopperLanguage;
};

/** What the portal and the mails look like, beside the portal itself. */
export function BrandingForm({ value, slug, place, languages, defaultLanguage }: BrandingFormProps) {
  const form = useStoreSetting(place, "branding", value);
  const { bind, draft } = form;
  const guarded = guardContrast(draft);
  const { ecommerceId } = place;
  return (
    <div className={BESIDE_PREVIEW}>
      <div>
        <SettingFormFrame form={form} label="Branding" place={place}>
          <WordsBlock form={form} languages={languages} defaultLanguage={defaultLanguage} />
          <SettingBlock title="Colors">
            <ColorSetting
              label="Main color"
              hint="Used for buttons, the start page and the return pass."
              {...bind("primary_theme_color_main")}
            />
            <ColorSetting label="Text color" {...bind("primary_theme_color_contrast_text")} />
            <ContrastNote
              guarded={guarded}
              onFix={() => form.change({ primary_theme_color_contrast_text: guarded.text })}
            />
            <ColorSetting
              label="Second color"
              hint="Used for progress and milestones."
              {...bind("secondary_theme_color_main")}
            />
            <RadiusSetting {...bind("border_radius")} />
          </SettingBlock>
          <ShapeBlock bind={bind} />
          <SettingBlock
            title="Pictures"
            about="Upload a PNG, JPEG, WebP or SVG, or enter an address that starts with https://."
          >
            <PictureSetting
              label="Logo"
              use="LOGO"
              otherwise={NAME_INSTEAD}
              {...{ ecommerceId, ...bind("logo_url") }}
            />
            <FieldRow>
              <TextField label="Height on phones" isMono placeholder="40px" {...bind("logo_height_mobile")} />
              <TextField label="Height on wide screens" isMono placeholder="40px" {...bind("logo_height_desktop")} />
            </FieldRow>
            <PictureSetting
              label="Background picture"
              use="BACKGROUND"
              otherwise="The main color is shown instead."
              {...{ ecommerceId, ...bind("background_image_url") }}
            />
            <ColorSetting
              label="Text over the picture"
              hint="The picture is darkened or lightened until the text is readable."
              {...bind("background_text_color")}
            />
            <TextField
              label="Catalog picture shape"
              isMono
              placeholder="1:1"
              hint="Width to height, for example 3:4."
              {...bind("full_catalog_product_image_ratio")}
            />
            <PictureSetting
              label="Favicon"
              use="FAVICON"
              hint="Shown in the browser tab."
              otherwise="Browsers show their default icon."
              {...{ ecommerceId, ...bind("favicon_url") }}
            />
          </SettingBlock>
          <SettingBlock title="Emails">
            <PictureSetting
              label="Logo in emails"
              use="MAIL_LOGO"
              hint="Email apps don’t show SVG: an upload is saved as PNG."
              otherwise={NAME_INSTEAD}
              {...{ ecommerceId, ...bind("mail_logo_url") }}
            />
            <ColorSetting label="Buttons" hint="Empty: the main color." {...bind("mail_main_color")} />
          </SettingBlock>
          <LaterFields bind={bind} />
        </SettingFormFrame>
      </div>
      <BrandingPreview slug={slug} draft={draft} />
    </div>
  );
}

/** The portal shows at most 20 pixels: rounder corners would cut into its field boxes. */
function RadiusSetting({ value, onChange, error }: Bound<string>) {
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

const ratioText = (ratio: number): string => `${ratio.toFixed(1)}:1`;

/** How the colors read. What does not reach 4.5:1 is put right in the portal, whether or not it is put right here. */
function ContrastNote({ guarded: { text, ratio, link, refused }, onFix }: { guarded: Guarded; onFix: () => void }) {
  return (
    <div className="py-2.5 px-3 border border-line rounded-control gap-0.5 text-code grid" aria-live="polite">
      <Mark as="p" tone={refused ? "hold" : "ok"}>
        {refused ? <TriangleAlert aria-hidden="true" /> : <Check aria-hidden="true" />}
        {refused
          ? `Text contrast is ${ratioText(refused.ratio)} on this color. At least 4.5:1 is required.`
          : `Button contrast ${ratioText(ratio)}`}
      </Mark>
      {refused ? (
        <p className="text-ink-2">
          The portal shows <span className="font-mono text-code">{text}</span> instead ({ratioText(ratio)}).{" "}
          <button className={linkStyle()} type="button" onClick={onFix}>
            Fix for me
          </button>
        </p>
      ) : null}
      <p className="text-ink-2">
        Links and outlines use <span className="font-mono text-code">{link}</span>.
      </p>
    </div>
  );
}

/** Tones that the portal works out itself where a store gives none. */
function LaterFields({ bind }: Pick<SettingForm<BrandingValue>, "bind">) {
  return (
    <details className="py-5 border-t border-rule [&>section]:pb-0 [&>section]:border-t-0">
      <summary className={linkStyle("w-fit")}>More colors</summary>
      <SettingBlock
        title="More colors"
        about="If empty, they follow from the colors above. Colors with unreadable text are replaced."
      >
        <FieldRow>
          <ColorSetting label="Main under the pointer" {...bind("primary_theme_color_dark")} />
          <ColorSetting label="Main at night" {...bind("primary_theme_color_light")} />
          <ColorSetting label="Text on the second color" {...bind("secondary_theme_color_contrast_text")} />
          <ColorSetting label="Second by day, where it shows too little" {...bind("secondary_theme_color_dark")} />
          <ColorSetting label="Second at night" {...bind("secondary_theme_color_light")} />
        </FieldRow>
      </SettingBlock>
    </details>
  );
}

type ColorSettingProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A CSS color, typed or picked. */
function ColorSetting({ value, onChange, ...named }: ColorSettingProps) {
  const color = parseColor(value);
  const wrong = value !== "" && color === null ? "A color such as #1b3454 or hsl(214 51% 22%)." : undefined;
  return (
    <Described {...named} error={named.error ?? wrong}>
      {(names) => (
        <span className="max-md:text-[16px] max-md:grid-cols-[44px_minmax(0,1fr)] max-md:min-h-11 max-md:[&_input[type='color']]:size-11 gap-2 grid-cols-[36px_minmax(0,1fr)] grid [&_input[type='color']]:p-0.75 [&_input[type='color']]:border [&_input[type='color']]:border-field-line [&_input[type='color']]:rounded-control [&_input[type='color']]:bg-surface [&_input[type='color']]:cursor-pointer [&_input[type='color']]:size-9 [&_input[data-empty]]:opacity-35">
          <input
            type="color"
            aria-label={`${named.label}, picker`}
            value={color === null ? "#000000" : toHex(color)}
            data-empty={color === null || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Input
            {...names}
            className="font-mono text-code"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={value}
            placeholder="Theme default"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </Described>
  );
}
