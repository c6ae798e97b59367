import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { withDeadline } from "./deadline";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const end = async (signal: AbortSignal): Promise<string> => {
  const listening = once(signal, "abort");
  collectGarbage();
  if (!signal.aborted) await listening;
  return (signal.reason as Error).name;
};

test("ends work in time even if nothing but a listener refers to the signal", async () => {
  expect(await withDeadline({ ms: 30 }, end)).toBe("TimeoutError");
});

test("ends work with the caller's signal, also with one that is aborted already", async () => {
  const caller = new AbortController();
  const work = withDeadline({ ms: 60_000, signal: caller.signal }, end);
  caller.abort();
  expect(await work).toBe("AbortError");
  expect(await withDeadline({ ms: 60_000, signal: caller.signal }, end)).toBe("AbortError");
});
