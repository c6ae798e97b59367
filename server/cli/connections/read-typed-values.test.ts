import { expect, test } from "vitest";
import { UsageError } from "@/server/cli/command";
import { readTypedValues } from "./read-typed-values";

const read = (words: readonly string[], text: string) => readTypedValues({ words, text, file: "shop.env" });

test("accepts values as words, as lines and as a JSON object; words take precedence", () => {
  expect(read(["url=https://shop.example/?a=b"], "")).toEqual({ url: "https://shop.example/?a=b" });
  expect(read(["key=new"], "# comment\r\nkey=old\r\n\r\nsecret = a=b==\n")).toEqual({
    key: "new",
    secret: "a=b==",
  });
  expect(read([], '\uFEFF{"key": "ck_1", "strict": true}')).toEqual({ key: "ck_1", strict: "true" });
  expect(read([], "")).toEqual({});
});

test("does not repeat unparsable input", () => {
  for (const bad of ["cs_secret", "{cs_secret", "[]x"]) {
    expect(() => read([], bad)).toThrow(UsageError);
    expect(() => read([], bad)).not.toThrow(/cs_secret/);
  }
});

test("reports an invalid line by file and number", () => {
  expect(() => read([], "\n# key\nkey=1\ncs_secret\n")).toThrow("shop.env, line 4: Write each value as NAME=VALUE.");
  expect(() => read(["secret"], "")).toThrow(/^Write each value as NAME=VALUE\.$/);
});
