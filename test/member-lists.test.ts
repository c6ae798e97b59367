import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { ACTIVITY_NAMES, activitiesWhere } from "@/contract/vocabulary/activity";
import { REFUND_OPTIONS } from "@/contract/vocabulary/refund-option";

/**
 * Code that decides for some refund options or activities silently ignores the next one. So such a decision is a
 * property of the enumeration, a `Record` or an exhaustive switch, which the compiler checks; this finds the others.
 */

const ROOT = join(import.meta.dirname, "..");
const ENUMERATIONS: readonly (readonly string[])[] = [REFUND_OPTIONS, ACTIVITY_NAMES];
/** No code refers to these by name: a reference to one means all that are like it. */
const NEVER_COMPARED = new Set<string>([...REFUND_OPTIONS, ...activitiesWhere(({ gives }) => gives === "MONEY")]);
/** Other enumerations share some of the names. */
const OTHER_WORDS = /(^|\.)(capability|outcome|kind|next)$/;

const files = ["app", "components", "contract", "server"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|generated/.test(name))
    .map((name) => join(folder, name))
    .filter((name) => !name.startsWith("contract/vocabulary/")),
);

/** A list of all members, or of so few that nothing depends on them, isn't a partial list. */
const isSome = (words: readonly string[], least = 2): boolean =>
  ENUMERATIONS.some((members) => {
    const named = new Set(words.filter((word) => members.includes(word)));
    return named.size >= least && named.size < members.length;
  });

const textOf = (node: ts.Node | undefined): string => (node && ts.isStringLiteralLike(node) ? node.text : "");

/** The expression compared with a name, as written. */
const comparison = (node: ts.Node): { left: string; word: string } | null => {
  if (!ts.isBinaryExpression(node) || !/^[!=]==$/.test(node.operatorToken.getText())) return null;
  const word = textOf(node.right);
  return word === "" ? null : { left: node.left.getText(), word };
};

/** The names compared in a chain of && and ||. */
const comparedIn = (node: ts.Node): string[] => {
  if (ts.isParenthesizedExpression(node)) return comparedIn(node.expression);
  const compared = comparison(node);
  if (compared !== null) return OTHER_WORDS.test(compared.left) ? [] : [compared.word];
  return ts.isBinaryExpression(node) ? [...comparedIn(node.left), ...comparedIn(node.right)] : [];
};

const isComparedByName = (node: ts.Node): boolean => {
  const compared = comparison(node);
  return compared !== null && NEVER_COMPARED.has(compared.word) && !OTHER_WORDS.test(compared.left);
};

/** A table, mostly of members: `Partial<Record<…>>` with one is one, while the compiler checks `Record<…>`. */
const isPartialTable = (node: ts.Node): boolean => {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const { parent } = node;
  const type =
    ts.isVariableDeclaration(parent) || ts.isSatisfiesExpression(parent) ? (parent.type?.getText() ?? "") : "";
  if (type.startsWith("Record<")) return false;
  const keys = node.properties.flatMap(({ name }) => (name && !ts.isComputedPropertyName(name) ? [name.text] : []));
  const isAbout = ENUMERATIONS.some((members) => keys.filter((key) => members.includes(key)).length * 2 >= keys.length);
  return isAbout && isSome(keys, type.startsWith("Partial<") ? 1 : 2);
};

/** A list as a member's value is data: what a store offers initially. */
const isPartialList = (node: ts.Node): boolean =>
  ts.isArrayLiteralExpression(node) && !ts.isPropertyAssignment(node.parent) && isSome(node.elements.map(textOf));

const isPartialSwitch = (node: ts.Node): boolean => {
  if (!ts.isSwitchStatement(node) || /satisfies never/.test(node.getText())) return false;
  if (OTHER_WORDS.test(node.expression.getText())) return false;
  const words = node.caseBlock.clauses.flatMap((clause) =>
    ts.isCaseClause(clause) ? [textOf(clause.expression)] : [],
  );
  return ENUMERATIONS.some((members) => words.every((word) => members.includes(word))) && isSome(words);
};

/** `in ('A', 'B')` within SQL. */
const isPartialSql = (node: ts.Node): boolean =>
  ts.isTaggedTemplateExpression(node) &&
  [...node.getText().matchAll(/\bin \(([^()]*)\)/g)].some(([, list = ""]) =>
    isSome([...list.matchAll(/'(\w+)'/g)].map(([, word = ""]) => word)),
  );

/** A union of some members, as a type. */
const isPartialType = (node: ts.Node): boolean =>
  ts.isUnionTypeNode(node) &&
  isSome(node.types.map((type) => (ts.isLiteralTypeNode(type) ? textOf(type.literal) : "")));

/** A chain is checked once, at its outermost link. */
const isPartialChain = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && !ts.isBinaryExpression(node.parent) && isSome(comparedIn(node));

const RULES = [
  isComparedByName,
  isPartialChain,
  isPartialTable,
  isPartialList,
  isPartialSwitch,
  isPartialSql,
  isPartialType,
];

const ANY_MEMBER = new RegExp(`\\b(${ENUMERATIONS.flat().join("|")})\\b`);

const membersListed = (name: string, source: string): string[] => {
  if (!ANY_MEMBER.test(source)) return [];
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (RULES.some((breaks) => breaks(node)))
      found.push(
        `${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText().slice(0, 90)}`,
      );
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

test("finds a decision for some members, in any notation", () => {
  const silent = [
    'const isFast = option === "GIFT_CARD";',
    'if (payout.refundOption !== "BANK_TRANSFER") stop();',
    'for (const { name } of open) if (name === "REFUND") stop(name);',
    'const isAtShop = name === "RESTOCK" || (isHeld && name === "CLOSE_PLATFORM_RETURN");',
    'const WORDS: Partial<Record<RefundOption, string>> = { STORE_CREDIT: "credit" };',
    'const words = { STORE_CREDIT: "credit", GIFT_CARD: "card" };',
    "const KEYS = { REFUND: 1, RESTOCK: 2 } satisfies Partial<Record<ActivityName, number>>;",
    'for (const option of ["ORIGINAL_PAYMENT_METHOD", "BANK_TRANSFER"] as const) refuse(option);',
    'const isIssued = ["ISSUE_STORE_CREDIT", "ISSUE_GIFT_CARD"].includes(name);',
    'switch (option) { case "STORE_CREDIT": case "GIFT_CARD": return issue(); default: return pay(); }',
    "const due = sql`select 1 from activities where name in ('REFUND', 'ISSUE_STORE_CREDIT')`;",
    'type Issued = "ISSUE_STORE_CREDIT" | "ISSUE_GIFT_CARD";',
  ];
  for (const source of silent) expect(membersListed("x.ts", source), source).toHaveLength(1);
  const named = [
    'const label = activities.find(({ name }) => name === "CREATE_LOGISTIC_ORDER");',
    'const back = units.filter(({ outcome }) => outcome === "REFUND");',
    'const words: Record<TaskKind, string> = { RESTOCK: "shelve", CAPTURE_HOLD: "charge" };',
    "const SAYS = { CREATED: a, REFUND: b, RESTOCK: c, RETRY: d, MAIL: e };",
    'const config = { refundOptions: ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT"] };',
    'switch (kind) { case "REFUND": return a(); case "RESTOCK": return b(); case "RETRY": return c(); }',
    'switch (name) { case "REFUND": case "RESTOCK": return a(); default: name satisfies never; }',
    `const all = { ${REFUND_OPTIONS.map((option) => `${option}: 1`)} };`,
  ];
  for (const source of named) expect(membersListed("x.ts", source), source).toEqual([]);
});

test("the guide to refunds names every refund option", () => {
  const guide = readFileSync(join(ROOT, "docs/guides/refunds-and-exchanges.md"), "utf8");
  expect(REFUND_OPTIONS.filter((option) => !guide.includes(`\`${option}\``))).toEqual([]);
});

test("no code outside the vocabulary decides for some refund options or activities", () => {
  expect(files.length).toBeGreaterThan(1500);
  expect(files.flatMap((name) => membersListed(name, readFileSync(join(ROOT, name), "utf8"))).join("\n")).toBe("");
});
