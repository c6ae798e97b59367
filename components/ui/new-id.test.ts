import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { newId } from "./new-id";

afterEach(() => vi.unstubAllGlobals());

test("an ID is a unique UUID, even if the browser can't generate one", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 2_000 }, newId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
