export type Statement = {
  /** Without comments, with single spaces. */
  readonly text: string;
  /** Why old code survives it although it looks as if it wouldn't: the line `-- Old code survives: …` before it. */
  readonly excuse: string | null;
};

/** What semicolons don't end, and what comments don't begin in. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;|[^'"$;/-]+|[\s\S]/g;
const EXCUSE = /^--\s*Old code survives:\s*(.+)$/i;

/** Splits a script into its statements. */
export const splitStatements = (sql: string): readonly Statement[] => {
  const statements: Statement[] = [];
  let text = "";
  let excuse: string | null = null;
  const end = (): void => {
    const plain = text.replaceAll(/\s+/g, " ").trim();
    if (plain !== "") statements.push({ text: plain, excuse });
    text = "";
    excuse = null;
  };
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token === ";") end();
    else if (token.startsWith("--")) excuse = EXCUSE.exec(token)?.[1]?.trim() ?? excuse;
    else if (!token.startsWith("/*")) text += token;
  }
  end();
  return statements;
};

/** Splits at commas outside of parentheses and quotes: the actions of ALTER TABLE. */
export const splitActions = (text: string): readonly string[] => {
  const actions = [""];
  let depth = 0;
  for (const [token] of text.matchAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|[\s\S]/g)) {
    if (token === "(" || token === "[") depth += 1;
    if (token === ")" || token === "]") depth -= 1;
    if (token === "," && depth === 0) actions.push("");
    else actions[actions.length - 1] += token;
  }
  return actions.map((action) => action.trim()).filter((action) => action !== "");
};
