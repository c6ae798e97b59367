"use client";

import { useDeferredValue, useEffect, useRef, useState } from "react";
import { type BrandInput, themeSheet } from "@/components/portal/theme/derive-theme";
import { useSettled } from "../../browser/use-settled";
import type { BrandingValue } from "../types";
import { dressPage, type Ground } from "./dress-page";

/** Screens of the portal, by the end of their address. What needs an order has one that nobody made. */
const SCREENS = [
  ["", "Look-up"],
  ["/preview/items", "Items"],
  ["/preview/pass", "Pass"],
  ["/preview/status", "Status"],
] as const;
const WIDTHS = [
  ["phone", "Phone"],
  ["wide", "Wide"],
] as const;
const GROUNDS = [
  ["light", "Day"],
  ["dark", "Night"],
] as const;

type PortalPreviewProps = { slug: string; draft: BrandingValue };

/**
 * The portal itself, in a frame, with the branding as it stands in the form. Words and pictures travel in the address of
 * the preview; colours and corners are laid over every page that is opened in it, by the portal's own rules.
 */
export function PortalPreview({ slug, draft }: PortalPreviewProps) {
  const [screen, setScreen] = useState<(typeof SCREENS)[number][0]>("");
  const [width, setWidth] = useState<"phone" | "wide">("phone");
  const [ground, setGround] = useState<Ground>("light");
  const src = `/r/${slug}${screen}?${useSettled(previewQuery(draft))}`;
  const sheet = useDeferredValue(themeSheet(brandOf(draft)));
  return (
    <section className="preview" aria-label="Preview">
      <header>
        <Switch label="Screen" options={SCREENS} value={screen} onChange={setScreen} />
        <a className="link ml-auto text-[13px]" href={`/r/${slug}`} target="_blank" rel="noreferrer">
          Open the portal
        </a>
        <div className="preview-light">
          <Switch label="Width" options={WIDTHS} value={width} onChange={setWidth} />
          <Switch label="Light" options={GROUNDS} value={ground} onChange={setGround} />
        </div>
      </header>
      <div className="preview-stage" data-width={width}>
        <Frame key={src} src={src} sheet={sheet} ground={ground} />
      </div>
      <p className="field-hint">This is your portal with what stands in the form. Shoppers see it once it is saved.</p>
    </section>
  );
}

type FrameProps = { src: string; sheet: string; ground: Ground };

function Frame({ src, sheet, ground }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const dress = () => dressPage(element, { sheet, ground });
    dress();
    element.addEventListener("load", dress);
    return () => element.removeEventListener("load", dress);
  }, [sheet, ground]);
  return <iframe ref={frame} src={src} title="The portal" />;
}

const brandOf = (draft: BrandingValue): BrandInput => ({
  primary_main: draft.primary_theme_color_main,
  primary_contrast_text: draft.primary_theme_color_contrast_text,
  border_radius: Number(draft.border_radius),
  logo_height_desktop: draft.logo_height_desktop,
  logo_height_mobile: draft.logo_height_mobile,
  primary_dark: draft.primary_theme_color_dark,
  primary_light: draft.primary_theme_color_light,
  secondary_main: draft.secondary_theme_color_main,
  secondary_contrast_text: draft.secondary_theme_color_contrast_text,
  secondary_dark: draft.secondary_theme_color_dark,
  secondary_light: draft.secondary_theme_color_light,
  background_text_color: draft.background_text_color,
  full_catalog_product_image_ratio: draft.full_catalog_product_image_ratio,
});

/** What no colour or length says: words, pictures, and how the page is laid out. */
const previewQuery = (draft: BrandingValue): string => {
  const { title, slogan, logo_url, background_image_url, input_variant } = draft;
  const shape = {
    layout_design: draft.layout_design_values,
    is_logo_persistent: draft.persistent_logo_type === "PERSISTENT_LOGO_TYPE_ENABLED",
  };
  const preview = JSON.stringify({ title, slogan, logo_url, background_image_url, input_variant, ...shape });
  return String(new URLSearchParams({ preview }));
};

type SwitchProps<V extends string> = {
  label: string;
  options: readonly (readonly [V, string])[];
  value: V;
  onChange: (value: V) => void;
};

function Switch<V extends string>({ label, options, value, onChange }: SwitchProps<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would box two words
    <div className="segments" role="group" aria-label={label}>
      {options.map(([each, word]) => (
        <button
          key={each}
          className="segment"
          type="button"
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
