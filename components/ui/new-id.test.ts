import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { newId } from "./new-id";

afterEach(() => vi.unstubAllGlobals());

test("an id is a UUID that nobody else has, also where the browser makes none by itself", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 2_000 }, newId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
