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

/** Where a picture of a guide is served. @throws Error for one that is not in docs/guides/pictures */
export const pictureHref = (href: string): string => {
  if (!/^pictures\/[a-z0-9-]+\.webp$/.test(href))
    throw new Error(`Pictures of guides are in docs/guides/pictures: ${href}`);
  return GUIDES_URL + href;
};

/** As it is done everywhere: lower case, words joined by hyphens, so that links within a guide work in editors, too. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
