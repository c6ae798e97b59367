import { Lexer } from "marked";
import type { Reference, ReferencePage } from "@/contract/reference/read-reference";
import { PROBLEM_PAGE, PROBLEMS, type ProblemReason, problemFragment } from "@/contract/vocabulary/problem";
import { PROBLEM_GUIDE } from "@/contract/vocabulary/problem-guide";
import { headingId } from "./heading-id";

/** A searchable entry; `text` is plain. */
export type SearchEntry = { kind: "Guide" | "API" | "Error"; href: string; title: string; text: string };

type Guide = { name: string; title: string; text: string };

/** Everything in the documentation that can be searched: each section of a guide, each operation, each error. */
export const searchEntries = (guides: readonly Guide[], reference: Reference): SearchEntry[] => [
  ...guides.flatMap(sectionsOf),
  ...reference.pages.map(entryOfPage),
  ...Object.keys(PROBLEMS).filter(isReason).map(entryOfError),
];

const sectionsOf = ({ name, title, text }: Guide): SearchEntry[] => {
  const sections: SearchEntry[] = [];
  for (const token of Lexer.lex(text)) {
    const last = sections.at(-1);
    if (token.type === "heading") {
      const isFirst = sections.length === 0;
      const href = `/docs/guides/${name}${isFirst ? "" : `#${headingId(token.text)}`}`;
      sections.push({ kind: "Guide", href, title: isFirst ? title : `${title}: ${plain(token.text)}`, text: "" });
    } else if (last !== undefined) last.text = `${last.text} ${plain(token.raw)}`.trim();
  }
  return sections;
};

/** Markdown without its markup. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/^```.*$/gm, "")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*|]|^#+ |^[-|: ]+$/gm, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const entryOfPage = ({ id, summary, description, address, alternatives, scope, parameters }: ReferencePage) => {
  const addresses = (address === null ? [] : [address, ...alternatives]).map(({ method, path }) => `${method} ${path}`);
  const fields = parameters.filter((parameter) => parameter.in !== "header").map(({ name }) => name);
  return {
    kind: "API" as const,
    href: `/docs/api/${id}`,
    title: summary,
    text: [plain(description), ...addresses, id, scope, ...fields].join(" ").trim(),
  };
};

const isReason = (name: string): name is ProblemReason => name in PROBLEMS;

const entryOfError = (reason: ProblemReason) => ({
  kind: "Error" as const,
  href: `${PROBLEM_PAGE}#${problemFragment(reason)}`,
  title: `${reason} (${PROBLEMS[reason].status})`,
  text: `${PROBLEMS[reason].title}. ${PROBLEM_GUIDE[reason].meaning} ${PROBLEM_GUIDE[reason].remedy}`,
});
