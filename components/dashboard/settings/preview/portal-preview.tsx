import { useDeferredValue, useEffect, useRef, useState } from "react";
import { t } from "@/messages/dashboard/settings-common";
import { Hint } from "../../../ui/field";
import { Segments, segmentStyle } from "../../../ui/segments";
import { TextAnchor } from "../../../ui/text-link";
import { useSettled } from "../../browser/use-settled";

const WIDTHS = ["phone", "wide"] as const;
const GROUNDS = ["light", "dark"] as const;

type PortalPreviewProps = {
  slug: string;
  /** Screens by the end of their address, with their titles; the first one is shown initially. */
  screens: readonly (readonly [string, string])[];
  /** The unsaved settings in the portal's format, passed in the address. */
  draft: Readonly<Record<string, unknown>>;
  /** CSS rules applied to every page opened in it. */
  sheet?: string;
};

/** The portal itself in a frame, with the unsaved settings. */
export function PortalPreview({ slug, screens, draft, sheet = "" }: PortalPreviewProps) {
  const [screen, setScreen] = useState(screens[0]?.[0] ?? "");
  const [width, setWidth] = useState<"phone" | "wide">("phone");
  const [ground, setGround] = useState<Ground>("light");
  const query = new URLSearchParams({ preview: JSON.stringify(draft) });
  const src = `/r/${slug}${screen}?${useSettled(String(query))}`;
  const laidOver = useDeferredValue(sheet);
  return (
    <section className="sticky top-[calc(var(--bar)+20px)] max-[1200px]:static" aria-label={t("portalPreview.preview")}>
      <header className="flex flex-wrap items-center gap-x-5 gap-y-1 pb-2">
        {screens.length > 1 ? (
          <Switch label={t("portalPreview.screen")} options={screens} value={screen} onChange={setScreen} />
        ) : (
          <h2 className="text-h2 font-semibold">{screens[0]?.[1]}</h2>
        )}
        <TextAnchor className="ml-auto text-[13px]" href={`/r/${slug}`} target="_blank" rel="noreferrer">
          {t("portalPreview.openPortal")}
        </TextAnchor>
        <div className="gap-y-1 gap-x-5 text-small w-full flex flex-wrap">
          <Switch
            label={t("portalPreview.width")}
            options={WIDTHS.map((each) => [each, t(`portalPreview.widths.${each}`)] as const)}
            value={width}
            onChange={setWidth}
          />
          <Switch
            label={t("portalPreview.theme")}
            options={GROUNDS.map((each) => [each, t(`portalPreview.themes.${each}`)] as const)}
            value={ground}
            onChange={setGround}
          />
        </div>
      </header>
      <div
        className="border border-rule rounded-panel overflow-hidden bg-sunken h-[min(720px,calc(100dvh-var(--bar)-170px))] [&_iframe]:block [&_iframe]:size-full data-[width=phone]:[&_iframe]:mx-auto data-[width=phone]:[&_iframe]:w-[min(100%,390px)] data-[width=phone]:[&_iframe]:[border-inline:1px_solid_var(--line)] data-[width=wide]:[&_iframe]:transform-[scale(calc(1/3))] data-[width=wide]:[&_iframe]:origin-top-left data-[width=wide]:[&_iframe]:size-[300%]"
        data-width={width}
      >
        <Frame key={src} src={src} sheet={laidOver} ground={ground} />
      </div>
      <Hint>{t("portalPreview.hint")}</Hint>
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
  return <iframe ref={frame} src={src} title={t("portalPreview.portal")} />;
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

type Ground = "light" | "dark";

/**
 * Applies colors to the page in a frame and shows it in the light or dark theme, whatever the system's setting. A style
 * sheet added to the document comes after the page's own ones, and the page's content security policy allows it.
 */
const dressPage = (
  { contentDocument: page, contentWindow: view }: HTMLIFrameElement,
  { sheet: css, ground }: { sheet: string; ground: Ground },
): void => {
  // A frame that has just started to load has an empty document; its `load` event follows.
  if (page === null || page.documentElement === null || view === null) return;
  const Sheet = (view as Window & typeof globalThis).CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  page.documentElement.style.colorScheme = ground;
  for (const each of [...page.styleSheets, sheet]) settleGround(each.cssRules, ground);
};

/** A rule's media condition before it was replaced. */
const asked = new WeakMap<CSSRule, Ground>();

/** Makes media rules for the color scheme match the wanted one. */
const settleGround = (rules: CSSRuleList, wanted: Ground): void => {
  for (const rule of rules) {
    if (isMedia(rule)) {
      const ground = asked.get(rule) ?? groundOf(rule.media.mediaText);
      if (ground !== null) {
        asked.set(rule, ground);
        rule.media.mediaText = ground === wanted ? "all" : "not all";
      }
    }
    if (hasRules(rule)) settleGround(rule.cssRules, wanted);
  }
};

const groundOf = (media: string): Ground | null =>
  (/prefers-color-scheme:\s*(light|dark)/.exec(media)?.[1] as Ground | undefined) ?? null;

// The page in the frame has its own classes, so `instanceof` would always be false.
const isMedia = (rule: CSSRule): rule is CSSMediaRule => "media" in rule;
const hasRules = (rule: CSSRule): rule is CSSGroupingRule => "cssRules" in rule;
