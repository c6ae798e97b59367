import ts from "typescript";
import { parsed } from "./left-texts";

/** A text used by a source: its key, in full or up to the dynamic part, and the names of its values. */
export type Said = {
  readonly key: string;
  readonly isWhole: boolean;
  /** Null if they are passed in from elsewhere. */
  readonly values: readonly string[] | null;
};

/** Every text used by a source: `says` lists the functions that render one. */
export const saidTexts = (file: string, source: string, says: RegExp): Said[] => {
  const said: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && says.test(node.expression.getText())) {
      const [key, given] = node.arguments;
      if (key !== undefined) said.push(...keysOf(key).map((each) => ({ ...each, values: valuesOf(given) })));
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(file, source));
  return said;
};

const keysOf = (node: ts.Expression): Pick<Said, "key" | "isWhole">[] => {
  if (ts.isStringLiteral(node)) return [{ key: node.text, isWhole: true }];
  if (ts.isTemplateExpression(node)) return [{ key: node.head.text, isWhole: false }];
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  throw new Error(`The key of a text is not to be read from "${node.getText()}".`);
};

const valuesOf = (node: ts.Expression | undefined): string[] | null => {
  if (node === undefined) return [];
  if (!ts.isObjectLiteralExpression(node)) return null;
  const names = node.properties.map((each) => (ts.isSpreadAssignment(each) ? null : each.name.getText()));
  return names.some((name) => name === null) ? null : names.filter((name) => name !== null).sort();
};
