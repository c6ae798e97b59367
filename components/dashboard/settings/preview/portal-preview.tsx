"use client";

import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useSettled } from "../../browser/use-settled";
import { dressPage, type Ground } from "./dress-page";

const WIDTHS = [
  ["phone", "Phone"],
  ["wide", "Wide"],
] as const;
const GROUNDS = [
  ["light", "Day"],
  ["dark", "Night"],
] as const;

type PortalPreviewProps = {
  slug: string;
  /** Screens by the end of their address, and what they are called; the first is shown. */
  screens: readonly (readonly [string, string])[];
  /** What stands in the form, as the portal takes it: it travels in the address. */
  draft: Readonly<Record<string, unknown>>;
  /** Rules that are laid over every page that is opened in it. */
  sheet?: string;
};

/** The portal itself, in a frame, with what stands in the form. */
export function PortalPreview({ slug, screens, draft, sheet = "" }: PortalPreviewProps) {
  const [screen, setScreen] = useState(screens[0]?.[0] ?? "");
  const [width, setWidth] = useState<"phone" | "wide">("phone");
  const [ground, setGround] = useState<Ground>("light");
  const query = new URLSearchParams({ preview: JSON.stringify(draft) });
  const src = `/r/${slug}${screen}?${useSettled(String(query))}`;
  const laidOver = useDeferredValue(sheet);
  return (
    <section className="preview" aria-label="Preview">
      <header>
        {screens.length > 1 ? (
          <Switch label="Screen" options={screens} value={screen} onChange={setScreen} />
        ) : (
          <h2 className="text-h2 font-semibold">{screens[0]?.[1]}</h2>
        )}
        <a className="link ml-auto text-[13px]" href={`/r/${slug}`} target="_blank" rel="noreferrer">
          Open the portal
        </a>
        <div className="preview-light">
          <Switch label="Width" options={WIDTHS} value={width} onChange={setWidth} />
          <Switch label="Light" options={GROUNDS} value={ground} onChange={setGround} />
        </div>
      </header>
      <div className="preview-stage" data-width={width}>
        <Frame key={src} src={src} sheet={laidOver} ground={ground} />
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
