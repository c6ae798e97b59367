export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Parses up to `most` rows of a text. Quoted cells may contain delimiters, line ends and doubled quotation marks. */
export const csvRows = (text: string, delimiter: Delimiter, most: number): string[][] => {
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endRow = () => {
    cells.push(cell);
    if (cells.length > 1 || cell.trim() !== "") rows.push(cells);
    [cells, cell] = [[], ""];
  };
  for (let at = 0; at < text.length && rows.length < most; at += 1) {
    const char = text[at] ?? "";
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === "") isQuoted = true;
    else if (char === delimiter) {
      cells.push(cell);
      cell = "";
    } else if (char === "\n" || char === "\r") {
      if (char === "\r" && text[at + 1] === "\n") at += 1;
      endRow();
    } else cell += char;
  }
  if (rows.length < most && (cell !== "" || cells.length > 0)) endRow();
  return rows;
};

/** Returns the delimiter that splits the first rows into the most cells, consistently. */
export const guessDelimiter = (text: string): Delimiter => {
  const scored = DELIMITERS.map((delimiter) => {
    const [header = [], ...rows] = csvRows(text, delimiter, 6);
    const isAlike = rows.every(({ length }) => length === header.length);
    return { delimiter, score: header.length + (isAlike ? 0.5 : 0) };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
};
