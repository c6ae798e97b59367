import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Figure, load, machine } from "./lib-measure";
import { printTable } from "./lib-server";

const FILE = "docs/performance.md";
const HEAD = `# Performance

Each measurement of \`npm run bench\` writes its own section, named after it. The figures are from the machine that is
named with them: compare ratios, not milliseconds.
`;

const mark = (isKept: boolean | null): string => (isKept === null ? "" : isKept ? "yes" : "NO");

/** Prints the figures, and writes them into their section of docs/performance.md on request. */
export const report = (figures: readonly Figure[], { name, isWritten }: { name: string; isWritten: boolean }): void => {
  const rows = figures.map(({ what, promised, reached, isKept }) => [what, promised, reached, mark(isKept)]);
  const head = ["What", "Target", "Result", "Met"];
  printTable([head, ...rows]);
  if (!isWritten) return;
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const day = new Date().toISOString().slice(0, 10);
  const about = `${day}, ${machine()}; load average ${load().toFixed(1)} at the end.`;
  const section = `<!-- ${name} -->\n## npm run bench -- ${name}\n\n${about}\n\n${table}\n<!-- /${name} -->`;
  const known = existsSync(FILE) ? readFileSync(FILE, "utf8") : HEAD;
  const place = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`);
  const text = place.test(known) ? known.replace(place, () => section) : `${known.trimEnd()}\n\n${section}\n`;
  writeFileSync(FILE, text);
};
