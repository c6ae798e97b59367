import { DomainError } from "@/server/kernel/domain-error";
import type { FieldReader } from "./compile-fields";
import type { Cells } from "./compile-value";
import type { Line } from "./line-price";
import { RowProblem } from "./order-file-error";

type Row = { cells: Cells; currency: string; problems: RowProblem[] };

/** Reads every field that can be read, and adds the problems of the others. */
export const readFields = (fields: readonly FieldReader[], { cells, currency, problems }: Row, into: Line): Line => {
  for (const { name, read } of fields)
    collect(problems, () => {
      const value = read(cells, currency);
      if (value !== undefined) setMember(into, name, value);
    });
  return into;
};

/** Adds the problem that an act throws, once per field: two fields may read the same column. */
export const collect = (problems: RowProblem[], act: () => void): void => {
  try {
    act();
  } catch (error) {
    const problem = asRowProblem(error);
    const isKnown = problems.some(
      ({ column, reason }) => column !== "" && column === problem.column && reason === problem.reason,
    );
    if (!isKnown) problems.push(problem);
  }
};

/** Sets a member; `shipping.price` is the member `price` of `shipping`. */
export const setMember = (into: Line, name: string, value: unknown): void => {
  const dot = name.indexOf(".");
  if (dot === -1) into[name] = value;
  else {
    const part = name.slice(0, dot);
    into[part] = { ...(into[part] as Line | undefined), [name.slice(dot + 1)]: value };
  }
};

/** Returns the problem of a row that reading it has thrown. @throws any other error */
export const asRowProblem = (error: unknown): RowProblem => {
  if (error instanceof RowProblem) return error;
  if (error instanceof DomainError) return new RowProblem("the amounts of the order are too large", error.message);
  throw error;
};
