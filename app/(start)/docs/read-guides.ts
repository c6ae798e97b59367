import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** `name` is the last part of its URL; `summary` its first paragraph as plain text. */
export type Guide = { name: string; title: string; summary: string; text: string };

const FOLDER = join(process.cwd(), "docs", "guides");

/** Every guide of the project, by title. Loaded at build time. */
export const readGuides = (): Guide[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(".md"))
    .map((file) => guideOf(file.slice(0, -".md".length), readFileSync(join(FOLDER, file), "utf8")))
    .sort((left, right) => left.title.localeCompare(right.title, "en"));

const guideOf = (name: string, text: string): Guide => {
  const [, title, summary] = /^# (.+)\n\n((?!```|[#|\n-])(?:.|\n(?!\n))*)/.exec(text) ?? [];
  if (title === undefined || summary === undefined)
    throw new Error(`docs/guides/${name}.md must begin with a title, an empty line and a paragraph.`);
  const plain = summary.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll(/[`*]/g, "");
  return { name, title, summary: plain.replaceAll("\n", " ").trim(), text };
};
