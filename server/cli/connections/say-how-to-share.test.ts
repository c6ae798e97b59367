import { expect, test } from "vitest";
import { Problem } from "@/server/kernel/problem";
import { sayHowToShare } from "./say-how-to-share";

test("suggests an option to share another store's shop, and leaves other failures unchanged", () => {
  const refused = (field: string) =>
    new Problem("INVALID_ARGUMENT", "Confirm that you want this.", { violations: [{ field, description: "x" }] });
  expect(sayHowToShare(refused("is_shared"))).toMatchObject({
    reason: "INVALID_ARGUMENT",
    message: "Confirm that you want this. To confirm, add --shared.",
  });
  const other = refused("address");
  expect(sayHowToShare(other)).toBe(other);
  const bug = new Error("x");
  expect(sayHowToShare(bug)).toBe(bug);
});
