import { expect, test } from "vitest";
import { countWords } from "./count-words";

const NONE = { orders: 0, returns: 0, drafts: 0, files: 0, mails: 0, withdrawals: 0 };

test("counts what exists in words and leaves out zeros", () => {
  expect(countWords({ ...NONE, orders: 2, returns: 1, mails: 3 })).toBe("2 orders, 1 return and 3 emails");
  expect(countWords(NONE)).toBe("nothing");
});
