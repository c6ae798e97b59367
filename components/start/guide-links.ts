/** Where a link of a guide (docs/guides/*.md) leads on the served page: to an address, or to a file of the project. */
export type GuideTarget = { kind: "link"; href: string } | { kind: "file"; path: string };

/** Folder of the guides in the project, and below the address of an installation. */
const GUIDES_URL = "/docs/guides/";

export const guideHref = (href: string): GuideTarget => {
  if (/^(https?:|mailto:|#|\/)/.test(href)) return { kind: "link", href };
  const { pathname, hash } = new URL(href, `http://guides.invalid${GUIDES_URL}`);
  const [, name] = /^\/docs\/guides\/([\w-]+)\.md$/.exec(pathname) ?? [];
  if (name !== undefined) return { kind: "link", href: `${GUIDES_URL}${name}${hash}` };
  return { kind: "file", path: pathname.slice(1) };
};

/** As it is done everywhere: lower case, words joined by hyphens, so that links within a guide work in editors, too. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
