import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Hint } from "../../../ui/field";
import { Segments, segmentStyle } from "../../../ui/segments";
import { TextAnchor } from "../../../ui/text-link";
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
    <section className="sticky top-[calc(var(--bar)+20px)] max-[1200px]:static" aria-label="Preview">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-1 pb-2">
        {screens.length > 1 ? (
          <Switch label="Screen" options={screens} value={screen} onChange={setScreen} />
        ) : (
          <h2 className="text-h2 font-semibold">{screens[0]?.[1]}</h2>
        )}
        <TextAnchor className="ml-auto text-[13px]" href={`/r/${slug}`} target="_blank" rel="noreferrer">
          Open the portal
        </TextAnchor>
        <div className="gap-y-1 gap-x-5 text-small w-full flex flex-wrap">
          <Switch label="Width" options={WIDTHS} value={width} onChange={setWidth} />
          <Switch label="Light" options={GROUNDS} value={ground} onChange={setGround} />
        </div>
      </header>
      <div
        className="border border-rule rounded-panel overflow-hidden bg-sunken h-[min(720px,calc(100dvh-var(--bar)-170px))] [&_iframe]:block [&_iframe]:size-full data-[width=phone]:[&_iframe]:mx-auto data-[width=phone]:[&_iframe]:w-[min(100%,390px)] data-[width=phone]:[&_iframe]:[border-inline:1px_solid_var(--line)] data-[width=wide]:[&_iframe]:transform-[scale(calc(1/3))] data-[width=wide]:[&_iframe]:origin-top-left data-[width=wide]:[&_iframe]:size-[300%]"
        data-width={width}
      >
        <Frame key={src} src={src} sheet={laidOver} ground={ground} />
      </div>
      <Hint>This is your portal with what stands in the form. Shoppers see it once it is saved.</Hint>
    </section>
  );
}

function Frame({ src, sheet, ground }: { src: string; sheet: string; ground: Ground }) {
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
    <Segments role="group" aria-label={label}>
      {options.map(([each, word]) => (
        <button
          key={each}
          className={segmentStyle()}
          type="button"
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {word}
        </button>
      ))}
    </Segments>
  );
}
