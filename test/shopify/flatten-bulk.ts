type Row = Record<string, unknown>;

/** A query's result as the lines of a bulk operation's file: each object below its parent, linked by `__parentId`. */
export const flattenBulk = (answer: unknown): string => {
  const [connection] = Object.values(answer as Row);
  return edgesOf(connection)
    .flatMap((node) => linesOf(node, undefined))
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");
};

const linesOf = (node: Row, parent: string | undefined): Row[] => {
  const fields = Object.entries(node);
  const plain = fields.filter(([, value]) => !isConnection(value));
  const own = { ...Object.fromEntries(plain), ...(parent === undefined ? {} : { __parentId: parent }) };
  const children = fields.filter(([, value]) => isConnection(value));
  return [own, ...children.flatMap(([, value]) => edgesOf(value).flatMap((child) => linesOf(child, String(node.id))))];
};

const isConnection = (value: unknown): boolean => typeof value === "object" && value !== null && "edges" in value;
const edgesOf = (connection: unknown): Row[] =>
  (connection as { edges: { node: Row }[] }).edges.map(({ node }) => node);
