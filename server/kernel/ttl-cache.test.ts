import { expect, test } from "vitest";
import { ttlCache } from "./ttl-cache";

test("uses a value for less than a second, counted from before it was read", async () => {
  let nowMs = 0;
  const memory = ttlCache<string>("test-believed", { nowMs: () => nowMs });
  const slowly = async () => {
    nowMs += 500;
    return "old";
  };
  expect(await memory.recall("key", slowly)).toBe("old");
  nowMs = 899;
  expect(await memory.recall("key", async () => "new")).toBe("old");
  nowMs = 900;
  expect(await memory.recall("key", async () => "new")).toBe("new");
  nowMs = -10;
  expect(await memory.recall("key", async () => "newer")).toBe("newer");
});

test("reads a value again that was dropped while it was being read", async () => {
  const memory = ttlCache<string>("test-forgotten", { nowMs: () => 0 });
  const meanwhile = async () => {
    memory.forget("key");
    return "before";
  };
  expect(await memory.recall("key", meanwhile)).toBe("before");
  expect(await memory.recall("key", async () => "after")).toBe("after");
  expect(await memory.recall("key", async () => "never")).toBe("after");
});
