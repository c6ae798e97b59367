export type Ground = "light" | "dark";

/**
 * Lays colours over the page in a frame and shows it as by day or at night, whatever the reader's system says. A sheet that
 * belongs to the document comes after its own ones, and the page's policy has nothing against it.
 */
export const dressPage = (
  { contentDocument: page, contentWindow: view }: HTMLIFrameElement,
  { sheet: css, ground }: { sheet: string; ground: Ground },
): void => {
  // A frame that has just begun to load has a document with nothing in it; its `load` comes.
  if (page === null || page.documentElement === null || view === null) return;
  const Sheet = (view as Window & typeof globalThis).CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  page.documentElement.style.colorScheme = ground;
  for (const each of [...page.styleSheets, sheet]) settleGround(each.cssRules, ground);
};

/** What a rule asked for before it was settled. */
const asked = new WeakMap<CSSRule, Ground>();

/** Rules that ask for the reader's scheme hold or do not hold, as is wanted. */
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

// The page in the frame has classes of its own, so that `instanceof` would never hold.
const isMedia = (rule: CSSRule): rule is CSSMediaRule => "media" in rule;
const hasRules = (rule: CSSRule): rule is CSSGroupingRule => "cssRules" in rule;
