import { Lexer, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { curlyQuotes } from "@/contract/vocabulary/curly-quotes";
import { CodeTabs, TAB_LABELS } from "./code-tabs";
import { headingId } from "./heading-id";

/** Markdown as elements: no text is ever treated as HTML, and nothing needs a script or an inline style. */
export function Markdown({ text }: { text: string }) {
  return <Blocks tokens={Lexer.lex(text)} />;
}

const Blocks = ({ tokens }: { tokens: readonly Token[] }) =>
  groupCode(tokens).map((group, index) => {
    const [first] = group;
    if (first === undefined) return null;
    return keyed(index, group.length === 1 ? blockOf(first) : tabsOf(group, index));
  });

/** Adjacent code blocks of different languages are alternatives of the same code. */
const groupCode = (tokens: readonly Token[]): Token[][] => {
  const groups: Token[][] = [];
  for (const token of tokens.filter(({ type }) => type !== "space")) {
    const last = groups.at(-1);
    const isNext = last?.every((one) => languageOf(one) !== "" && languageOf(one) !== languageOf(token)) ?? false;
    if (isNext && languageOf(token) !== "") last?.push(token);
    else groups.push([token]);
  }
  return groups;
};

const languageOf = (token: Token): string => {
  const language: string = token.type === "code" ? (token.lang ?? "") : "";
  return language in TAB_LABELS ? language : "";
};

const tabsOf = (group: readonly Token[], index: number): ReactNode => {
  const samples = group.map((token) => {
    const language = languageOf(token);
    return { language, label: TAB_LABELS[language] ?? language, code: token.type === "code" ? token.text : "" };
  });
  return <CodeTabs samples={samples} name={`code-${index}`} />;
};

const Inline = ({ tokens }: { tokens: readonly Token[] | undefined }) =>
  // Right after another token, such as code, a quotation mark closes.
  (tokens ?? []).map((token, index) => keyed(index, inlineOf(token, index === 0 ? "" : "x")));

// A guide's text never changes while its page is open: a token's position is its key.
const keyed = (index: number, node: ReactNode) => <Fragment key={index}>{node}</Fragment>;

const blockOf = (token: Token): ReactNode => {
  switch (token.type) {
    case "space":
      return null;
    case "heading":
      return headingOf(token as Tokens.Heading);
    case "paragraph":
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      );
    case "text":
      return <Inline tokens={token.tokens ?? [token]} />;
    case "code":
      return (
        // A long line scrolls, so the block must be focusable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      );
    case "blockquote":
      return (
        <blockquote>
          <Blocks tokens={token.tokens ?? []} />
        </blockquote>
      );
    case "list":
      return listOf(token as Tokens.List);
    case "table":
      return tableOf(token as Tokens.Table);
    default:
      throw unsupported(token);
  }
};

const headingOf = ({ depth, tokens, text }: Tokens.Heading): ReactNode => {
  const Name = depth === 1 ? "h1" : depth === 2 ? "h2" : "h3";
  return (
    <Name id={headingId(text)}>
      <Inline tokens={tokens} />
    </Name>
  );
};

const listOf = ({ ordered, items }: Tokens.List): ReactNode => {
  const Name = ordered ? "ol" : "ul";
  return (
    <Name>
      {items.map(({ tokens }, index) =>
        keyed(
          index,
          <li>
            <Blocks tokens={tokens} />
          </li>,
        ),
      )}
    </Name>
  );
};

const tableOf = ({ header, rows }: Tokens.Table): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and so has to be reachable by keyboard.
  <section className="mt-4.5 overflow-x-auto" tabIndex={0} aria-label={nameOf(header, rows)}>
    <table>
      <thead>
        <tr>
          {header.map(({ tokens }, index) =>
            keyed(
              index,
              <th scope="col">
                <Inline tokens={tokens} />
              </th>,
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) =>
          keyed(
            row,
            <tr>
              {cells.map(({ tokens }, index) =>
                keyed(
                  index,
                  <td>
                    <Inline tokens={tokens} />
                  </td>,
                ),
              )}
            </tr>,
          ),
        )}
      </tbody>
    </table>
  </section>
);

/** Columns and first entry: a unique name for each table of a page. */
const nameOf = (header: readonly Tokens.TableCell[], rows: readonly (readonly Tokens.TableCell[])[]): string =>
  `Table of ${header.map(({ text }) => text).join(", ")}; first ${rows[0]?.[0]?.text ?? "nothing"}`.replaceAll(
    /`|\*\*/g,
    "",
  );

const inlineOf = (token: Token, before: string): ReactNode => {
  switch (token.type) {
    case "text":
      return token.tokens === undefined ? curlyQuotes(token.text, before) : <Inline tokens={token.tokens} />;
    case "escape":
      return token.text;
    case "codespan":
      return <code>{token.text}</code>;
    case "strong":
      return (
        <strong>
          <Inline tokens={token.tokens} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case "br":
      return <br />;
    case "image":
      return pictureOf(token as Tokens.Image);
    case "link":
      return linkOf(token as Tokens.Link);
    default:
      throw unsupported(token);
  }
};

const pictureOf = ({ href, text }: Tokens.Image): ReactNode => {
  if (text === "") throw new Error(`A picture of a guide needs a text for those who can't see it: ${href}`);
  // biome-ignore lint/performance/noImgElement: a small file of ours, in the size in which it is shown.
  return <img src={pictureHref(href)} alt={text} loading="lazy" />;
};

/** A file that isn't served is named instead of linked. */
const linkOf = ({ href, tokens }: Tokens.Link): ReactNode => {
  const target = guideHref(href);
  if (target.kind === "link")
    return (
      <a href={target.href}>
        <Inline tokens={tokens} />
      </a>
    );
  return (
    <>
      <Inline tokens={tokens} /> (<code>{target.path}</code>)
    </>
  );
};

const unsupported = ({ type, raw }: Token): Error =>
  new Error(`Guides are written without ${type}: ${raw.slice(0, 80)}`);

/** Returns the target of a guide's link (docs/guides/*.md) on the served page: a URL, or a file of the project. */
type GuideTarget = { kind: "link"; href: string } | { kind: "file"; path: string };

/** Folder of the guides, both in the project and in an installation's URLs. */
const GUIDES_URL = "/docs/guides/";

const guideHref = (href: string): GuideTarget => {
  if (/^(https?:|mailto:|#|\/)/.test(href)) return { kind: "link", href };
  const { pathname, hash } = new URL(href, `http://guides.invalid${GUIDES_URL}`);
  const [, name] = /^\/docs\/guides\/([\w-]+)\.md$/.exec(pathname) ?? [];
  if (name !== undefined) return { kind: "link", href: `${GUIDES_URL}${name}${hash}` };
  return { kind: "file", path: pathname.slice(1) };
};

/**
 * Returns the URL of a guide's picture.
 * @throws Error if it isn't in docs/guides/pictures
 */
const pictureHref = (href: string): string => {
  if (!/^pictures\/[a-z0-9-]+\.(webp|svg)$/.test(href))
    throw new Error(`Pictures of guides are in docs/guides/pictures: ${href}`);
  return GUIDES_URL + href;
};
