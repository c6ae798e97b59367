import { expect, test } from "vitest";
import { type Column, columnsOf, PERSON_FACTS, TABLE_NAMES, wireColumns } from "./columns";

const KNOWN: ReadonlySet<string | undefined> = new Set(PERSON_FACTS);

/** Our own IDs reveal nothing about a person; those of shops and providers may be a customer's. */
const isOwnId = (member: string): boolean =>
  member === "id" || (/Ids?$/.test(member) && !/^(?:platform|provider|external)/.test(member));

const holdsText = ({ type }: Column): boolean => /^(?:text|jsonb|bytea)/.test(type);

test("every text and JSON column declares in prisma/schema whether it is personal", () => {
  const unclassified = TABLE_NAMES.flatMap((table) =>
    Object.entries(columnsOf(table))
      .filter(([member, column]) => holdsText(column) && !isOwnId(member) && column.person === undefined)
      .map(([member]) => `${table}.${member}: add @person(…) to its comment`),
  );
  expect(unclassified).toEqual([]);
});

test("every order field in the push API declares whether it may change while a return is open", () => {
  const undecided = (["orders", "order_lines"] as const).flatMap((table) =>
    wireColumns(table)
      .filter(([, { frozen }]) => frozen !== true && frozen !== "no")
      .map(([member]) => `${table}.${member}: add @frozen or @frozen(no) to its comment`),
  );
  expect(undecided).toEqual([]);
});

test("every fact declared at a column is a known one", () => {
  const names = new Set(["column", "type", "nullable", "default", "person", "wire", "frozen", "shops", "export"]);
  for (const table of TABLE_NAMES)
    for (const [member, column] of Object.entries(columnsOf(table))) {
      if (column.person !== undefined)
        expect([`${table}.${member}`, KNOWN.has(column.person)]).toEqual([`${table}.${member}`, true]);
      expect(Object.keys(column).filter((fact) => !names.has(fact))).toEqual([]);
      expect([undefined, "no"]).toContain(column.export);
      expect([undefined, "no"]).toContain(column.shops);
    }
});
