import { expect, test } from "vitest";
import { openReturnFile } from "./read-returns";

test("reports progress by the returns read so far, however large the chunks of the file are", async () => {
  const returns = 2_000;
  const rows = Array.from({ length: returns }, (_, index) => `N${index},a@example.com,S1,TOO_SMALL`);
  const bytes = Buffer.from(["order,email,item,reason", ...rows, ""].join("\n"));
  const whole = async function* () {
    yield bytes;
  };
  const columns = { order: "order", email: "email", item: "item", reason: "reason" };
  const { entries, readBytes } = await openReturnFile(whole(), {
    ...{ byteLength: bytes.length, mostUnpackedBytes: bytes.length },
    mapping: { encoding: "utf-8", delimiter: ",", columns, amounts: { decimal_mark: ".", thousands_mark: "" } },
  });
  let taken = 0;
  for await (const _ of entries) {
    taken += 1;
    if (taken === returns / 2) expect(readBytes() / bytes.length).toBeCloseTo(0.5, 1);
  }
  expect([taken, readBytes()]).toEqual([returns, bytes.length]);
});

test("reports every fault of a row at once, and counts the row once", async () => {
  const bytes = Buffer.from("order,email,item,reason,quantity\nN1,anna@,,TOO_SMALL,none\nN1,anna@,S2,TOO_SMALL,1\n");
  const columns = { order: "order", email: "email", item: "item", reason: "reason", quantity: "quantity" };
  const whole = async function* () {
    yield bytes;
  };
  const { entries } = await openReturnFile(whole(), {
    ...{ byteLength: bytes.length, mostUnpackedBytes: bytes.length },
    mapping: { encoding: "utf-8", delimiter: ",", columns, amounts: { decimal_mark: ".", thousands_mark: "" } },
  });
  const found: unknown[] = [];
  for await (const entry of entries) if (entry.kind === "refused") found.push([entry.row, entry.rows, entry.field]);
  expect(found).toEqual([
    [2, [2], "item"],
    [2, [], "email"],
    [2, [], "quantity"],
    [3, [3], "email"],
  ]);
});
