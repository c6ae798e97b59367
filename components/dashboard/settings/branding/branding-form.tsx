"use client";

import { Check, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Input } from "@/components/ui/input";
import { Mark } from "@/components/ui/mark";
import { linkStyle } from "@/components/ui/text-link";
import { parseColor, toHex } from "@/contract/vocabulary/color";
import type { ShopperLanguage } from "@/contract/vocabulary/language";
import { t } from "@/messages/dashboard/settings-branding";
import { BESIDE_PREVIEW } from "../../../ui/columns";
import { FieldError, FieldRow, Label } from "../../../ui/field";
import { fieldSentence } from "../../browser/problem-text";
import { Described } from "../../controls/described";
import { useFieldReport } from "../../controls/field-reports";
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

type BrandingFormProps = {
  value: BrandingValue;
  slug: string;
  place: FormPlace;
  /** The portal's languages. */
  languages: readonly ShopperLanguage[];
  defaultLanguage: ShopperLanguage;
};

/** The branding of portal and emails, with a live preview of the portal. */
export function BrandingForm({ value, slug, place, languages, defaultLanguage }: BrandingFormProps) {
  const form = useStoreSetting(place, "branding", value);
  const { bind, draft } = form;
  const guarded = guardContrast(draft);
  const { ecommerceId } = place;
  return (
    <div className={BESIDE_PREVIEW}>
      <div>
        <SettingFormFrame form={form} label={t("brandingForm.form")} place={place}>
          <WordsBlock form={form} languages={languages} defaultLanguage={defaultLanguage} />
          <SettingBlock title={t("brandingForm.colors")}>
            <ColorSetting
              label={t("brandingForm.mainColor")}
              hint={t("brandingForm.mainColorHint")}
              {...bind("primary_theme_color_main")}
            />
            <ColorSetting label={t("brandingForm.textColor")} {...bind("primary_theme_color_contrast_text")} />
            <ContrastNote
              guarded={guarded}
              onFix={() => form.change({ primary_theme_color_contrast_text: guarded.text })}
            />
            <ColorSetting
              label={t("brandingForm.secondColor")}
              hint={t("brandingForm.secondColorHint")}
              {...bind("secondary_theme_color_main")}
            />
            <RadiusSetting {...bind("border_radius")} />
          </SettingBlock>
          <ShapeBlock bind={bind} />
          <SettingBlock title={t("brandingForm.pictures")} about={t("brandingForm.picturesAbout")}>
            <PictureSetting
              label={t("brandingForm.logo")}
              use="LOGO"
              otherwise={t("brandingForm.nameInstead")}
              {...{ ecommerceId, ...bind("logo_url") }}
            />
            <FieldRow>
              <TextField
                label={t("brandingForm.heightOnPhones")}
                isMono
                placeholder={t("brandingForm.heightExample")}
                {...bind("logo_height_mobile")}
              />
              <TextField
                label={t("brandingForm.heightOnWideScreens")}
                isMono
                placeholder={t("brandingForm.heightExample")}
                {...bind("logo_height_desktop")}
              />
            </FieldRow>
            <PictureSetting
              label={t("brandingForm.backgroundPicture")}
              use="BACKGROUND"
              otherwise={t("brandingForm.backgroundOtherwise")}
              {...{ ecommerceId, ...bind("background_image_url") }}
            />
            <ColorSetting
              label={t("brandingForm.textOverPicture")}
              hint={t("brandingForm.textOverPictureHint")}
              {...bind("background_text_color")}
            />
            <TextField
              label={t("brandingForm.pictureShape")}
              isMono
              placeholder="1:1"
              hint={t("brandingForm.pictureShapeHint")}
              {...bind("full_catalog_product_image_ratio")}
            />
            <PictureSetting
              label={t("brandingForm.favicon")}
              use="FAVICON"
              hint={t("brandingForm.faviconHint")}
              otherwise={t("brandingForm.faviconOtherwise")}
              {...{ ecommerceId, ...bind("favicon_url") }}
            />
          </SettingBlock>
          <SettingBlock title={t("brandingForm.emails")}>
            <PictureSetting
              label={t("brandingForm.mailLogo")}
              use="MAIL_LOGO"
              hint={t("brandingForm.mailLogoHint")}
              otherwise={t("brandingForm.nameInstead")}
              {...{ ecommerceId, ...bind("mail_logo_url") }}
            />
            <ColorSetting
              label={t("brandingForm.mailButtons")}
              hint={t("brandingForm.mailButtonsHint")}
              {...bind("mail_main_color")}
            />
          </SettingBlock>
          <LaterFields bind={bind} />
        </SettingFormFrame>
      </div>
      <BrandingPreview slug={slug} draft={draft} />
    </div>
  );
}

/** The portal's maximum, in pixels: rounder corners would cut into its field boxes. */
function RadiusSetting({ path, value, onChange, error }: Bound<string>) {
  const id = useId();
  useFieldReport({ id, path, label: t("brandingForm.cornerRadius"), error });
  return (
    <label className="block" data-field={path}>
      <Label as="span">
        {t.rich("brandingForm.corners", {
          radius: value,
          size: (words) => <span className="font-mono text-code font-normal">{words}</span>,
        })}
      </Label>
      <input
        className="accent-accent w-full max-w-80"
        id={id}
        type="range"
        min={0}
        max={20}
        value={Number(value)}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error ? (
        <FieldError as="span" role="alert">
          {fieldSentence(error)}
        </FieldError>
      ) : null}
    </label>
  );
}

const code = (words: ReactNode): ReactNode => <span className="font-mono text-code">{words}</span>;

const ratioText = (ratio: number): string => `${ratio.toFixed(1)}:1`;

/** The contrast of the colors. The portal corrects anything below 4.5:1, even if it isn't corrected here. */
function ContrastNote({ guarded: { text, ratio, link, refused }, onFix }: { guarded: Guarded; onFix: () => void }) {
  return (
    <div className="py-2.5 px-3 border border-line rounded-control gap-0.5 text-code grid" aria-live="polite">
      <Mark as="p" tone={refused ? "hold" : "ok"}>
        {refused ? <TriangleAlert aria-hidden="true" /> : <Check aria-hidden="true" />}
        {refused
          ? t("brandingForm.badContrast", { ratio: ratioText(refused.ratio) })
          : t("brandingForm.contrast", { ratio: ratioText(ratio) })}
      </Mark>
      {refused ? (
        <p className="text-ink-2">
          {t.rich("brandingForm.shownInstead", { text, ratio: ratioText(ratio), color: code })}{" "}
          <button className={linkStyle()} type="button" onClick={onFix}>
            {t("brandingForm.fix")}
          </button>
        </p>
      ) : null}
      <p className="text-ink-2">{t.rich("brandingForm.links", { link, color: code })}</p>
    </div>
  );
}

/** Colors that the portal derives itself if a store sets none. */
function LaterFields({ bind }: Pick<SettingForm<BrandingValue>, "bind">) {
  return (
    <details className="py-5 border-t border-rule [&>section]:pb-0 [&>section]:border-t-0">
      <summary className={linkStyle("w-fit")}>{t("brandingForm.moreColors")}</summary>
      <SettingBlock title={t("brandingForm.moreColors")} about={t("brandingForm.moreColorsAbout")}>
        <FieldRow>
          <ColorSetting label={t("brandingForm.mainHover")} {...bind("primary_theme_color_dark")} />
          <ColorSetting label={t("brandingForm.mainDark")} {...bind("primary_theme_color_light")} />
          <ColorSetting label={t("brandingForm.textOnSecond")} {...bind("secondary_theme_color_contrast_text")} />
          <ColorSetting label={t("brandingForm.secondLight")} {...bind("secondary_theme_color_dark")} />
          <ColorSetting label={t("brandingForm.secondDark")} {...bind("secondary_theme_color_light")} />
        </FieldRow>
      </SettingBlock>
    </details>
  );
}

type ColorSettingProps = {
  label: string;
  path: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A CSS color, typed or picked. */
function ColorSetting({ value, onChange, ...named }: ColorSettingProps) {
  const color = parseColor(value);
  const wrong = value !== "" && color === null ? t("brandingForm.wrongColor") : undefined;
  return (
    <Described {...named} error={named.error ?? wrong}>
      {(names) => (
        <span className="max-md:text-[16px] max-md:grid-cols-[44px_minmax(0,1fr)] max-md:min-h-11 max-md:[&_input[type='color']]:size-11 gap-2 grid-cols-[36px_minmax(0,1fr)] grid [&_input[type='color']]:p-0.75 [&_input[type='color']]:border [&_input[type='color']]:border-field-line [&_input[type='color']]:rounded-control [&_input[type='color']]:bg-surface [&_input[type='color']]:cursor-pointer [&_input[type='color']]:size-9 [&_input[data-empty]]:opacity-35">
          <input
            type="color"
            aria-label={t("brandingForm.picker", { label: named.label })}
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
            placeholder={t("brandingForm.themeDefault")}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </Described>
  );
}
