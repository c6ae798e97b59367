import ts from "typescript";

/** Literal texts in a source that belong in messages/. */

/** Attributes that machines read; people may read all others. */
const FOR_MACHINES =
  /^(?:as|(?:\w+C|c)lassName|key|id|lang|scope|sandbox|dominantBaseline|timeZone|within|autoCapitalize|goesOnAt|rows|auto|list|link|width|loading|textAnchor|fontFamily|pageKey|\w+Id|kind|use|covers|encType|state|fit|act|actKey|type|role|tone|shape|size|sizes|verdict|capture|accept|href|target|rel|method|mode|name|inputMode|autoComplete|enterKeyHint|dir|labelledBy|form|htmlFor|of|src|style|data-.+|aria-(?:labelledby|describedby|controls|current|haspopup|sort|keyshortcuts|live|hidden|pressed|busy|autocomplete|relevant)|viewBox|preserveAspectRatio|points|transform|fill|stroke.*|d)$/;

/** Key cap labels. */
const KEY_NAMES: ReadonlySet<string> = new Set([
  "Esc",
  "Tab",
  "PgUp",
  "PgDn",
  "Enter",
  "Ctrl",
  "Space",
  "Ctrl K",
  "⌘ K",
]);

/** A path of one of our pages, or an example of a URL. */
const ADDRESS = /^(?:https?:\/)?\/\S*$/;

/** Whether a text is on such a key: see components/ui/key.tsx. */
const isOnKey = ({ parent }: ts.Node): boolean =>
  ts.isJsxElement(parent) && /^(?:Key|Kbd)$/.test(parent.openingElement.tagName.getText());

/** Functions that tell a worker something; the text is the last argument. */
const SAYS = /^(?:say|showOnly)$/;

/** Attributes that some elements interpret and others show: a name for people begins with a capital. */
const READ_OR_SHOWN = /^(?:name|act|data-label)$/;
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;

const isForMachines = (name: string, text: string): boolean =>
  READ_OR_SHOWN.test(name) ? !CAPITALIZED.test(text) : FOR_MACHINES.test(name);

/** Whether no worker reads a text, but a log, a developer, a server, a keyboard. */
const isForNobody = (node: ts.Node, text: string): boolean => {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isTypeNode(at)) return true;
    if (ts.isNewExpression(at)) return /Error$/.test(at.expression.getText());
    if (ts.isCallExpression(at) && /^(?:super|console\.\w+)$/.test(at.expression.getText())) return true;
    if (ts.isJsxAttribute(at)) return isForMachines(at.name.getText(), text);
    if (ts.isPropertyAssignment(at) && at.name.getText() === "authorization") return true;
    // See components/station/work/stored-words.ts, and the calls that developers copy.
    if (ts.isVariableDeclaration(at) && /^(?:STORED_WORDS|EXAMPLE_\w+)$/.test(at.name.getText())) return true;
  }
  return false;
};

/** A sentence or a name of several words, unlike a list of classes or a text's key. */
const isSentence = (text: string): boolean =>
  /\p{L} (?:\p{L}|·|…)|· \p{L}/u.test(text) && /\p{Lu}\p{Ll}|[’“”…?]|\.$/u.test(text) && !/[[\]]/.test(text);

/** A capitalized word that a function returns: a name for people, since kinds and keys are written differently. */
const isAnswered = (node: ts.Node, text: string): boolean => {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isAnswered(parent, text);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isAnswered(parent, text);
  return CAPITALIZED.test(text) && (ts.isReturnStatement(parent) || ts.isArrowFunction(parent));
};

/** A value of an object or a list that reads as text: a table of names, a column's title. Lists of classes have hyphens. */
const isNamed = (node: ts.Node, text: string): boolean => {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isNamed(parent, text);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isNamed(parent, text);
  if (ts.isArrayLiteralExpression(parent)) return CAPITALIZED.test(text) && isInElement(parent);
  if (!ts.isPropertyAssignment(parent) || parent.name === node || isForMachines(parent.name.getText(), text))
    return false;
  return CAPITALIZED.test(text) || (/\p{L} \p{L}/u.test(text) && !/[-_:[\]/]|flex|grid/.test(text));
};

/** Whether a list is written inline in an element: `columns={["Name", "Status"]}`. */
const isInElement = ({ parent }: ts.Node): boolean =>
  ts.isArrayLiteralExpression(parent) ? isInElement(parent) : ts.isJsxExpression(parent);

/** Whether a node is rendered or spoken: a child of an element, an attribute that people read, a return value. */
const isDrawn = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return true;
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent) || isDrawn(parent);
  if (ts.isCallExpression(parent)) return SAYS.test(parent.expression.getText()) && parent.arguments.at(-1) === node;
  if (ts.isParenthesizedExpression(parent)) return isDrawn(parent);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isDrawn(parent);
  return (
    ts.isBinaryExpression(parent) && /^(?:\|\||\?\?|&&|\+)$/.test(parent.operatorToken.getText()) && isDrawn(parent)
  );
};

const textOf = (node: ts.Node): string | null => {
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("·");
};

/** `file` only selects the language: with `.tsx` it may have elements. */
export const leftTexts = (file: string, source: string): string[] => {
  const left: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    const isWord =
      text !== null &&
      /\p{L}/u.test(text) &&
      !ADDRESS.test(text) &&
      !KEY_NAMES.has(text) &&
      !isOnKey(node) &&
      !isForNobody(node, text);
    if (
      isWord &&
      (ts.isJsxText(node) || isDrawn(node) || isSentence(text) || isAnswered(node, text) || isNamed(node, text))
    )
      left.push(text);
    ts.forEachChild(node, visit);
  };
  visit(parsed(file, source));
  return left;
};

export const parsed = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : undefined);
