import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findRepeatedKey } from "./find-repeated-key";

describe("a key repeated in one object", () => {
  test.each([
    ['{"a":1,"a":2}', "a"],
    ['{"a":1,"b":{"c":[0,{"d":1,"e":2,"d":3}]}}', "b.c[1].d"],
    ['[{"a":{}},{"a":1 , "a" :1}]', "[1].a"],
    ['{"a":1,"\\u0061":2}', "a"],
    ['{"__proto__":1,"__proto__":2}', "__proto__"],
    ['{"\\\\":1,"\\\\":2}', "\\"],
  ])("is found in %s", (text, path) => {
    expect(findRepeatedKey(text)).toBe(path);
  });

  test.each([
    '{"a":{"a":{"a":[{"a":1},{"a":1}]}}}',
    '["a","a",{"a":"a"}]',
    '{"a":"\\"a\\":1,\\\\","b":"{\\"b\\":"}',
    '"a"',
    "1",
  ])("is not reported where there is none: %s", (text) => {
    expect(findRepeatedKey(text)).toBeNull();
  });

  test("is never found in serialized values", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => findRepeatedKey(JSON.stringify(value)) === null));
  });
});
