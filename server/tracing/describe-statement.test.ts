import { expect, test } from "vitest";
import { describeStatement } from "./describe-statement";

test("keeps the shape of a statement, and none of its values", () => {
  const text = `/* planned anew */ select "id", $1::text from public.users
    where email = 'ana@example.com' and name = 'O''Hara' and phone = 31612345678 and amount > 12.50 limit 25`;
  expect(describeStatement(text)).toEqual({
    name: "SELECT users",
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": "SELECT",
      "db.collection.name": "users",
      "db.query.text":
        'select "id", $1::text from public.users where email = ? and name = ? and phone = ? and amount > ? limit ?',
    },
  });
});

test("names statements without a table, and cuts very long ones", () => {
  expect(describeStatement("BEGIN").name).toBe("BEGIN");
  expect(describeStatement("").name).toBe("SQL");
  const long = describeStatement(`select ${"a, ".repeat(2_000)} b from t`);
  expect(String(long.attributes["db.query.text"])).toHaveLength(1_000);
  expect(long.name).toBe("SELECT t");
});
