import { expect, it } from "vitest";
import { slugOf } from "./slug-of";

it.each([
  ["North Shop", "north-shop"],
  ["  Kähler & Söhne  ", "kahler-sohne"],
  ["葵", "shop"],
  ["!!", "shop"],
  [`${"a".repeat(62)} bc`, "a".repeat(62)],
])("makes an address of %j", (name, slug) => expect(slugOf(name)).toBe(slug));
