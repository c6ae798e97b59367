import { expect, test } from "vitest";
import { TEST_REACHES } from "@/contract/vocabulary/test-reach";
import { testModeWords } from "./test-mode-words";

test("never says that test mode refunds nothing, because a test payment account behind a test shop does", () => {
  for (const reach of TEST_REACHES)
    expect([reach, testModeWords(reach)]).toEqual([reach, expect.not.stringMatching(/nothing is .*refunded/)]);
});
