import { expect, test } from "vitest";
import { UsageError } from "@/server/cli/command";
import { readTypedValues } from "./read-typed-values";

test("values stand in words, in lines and in a JSON object; words win", () => {
  expect(readTypedValues(["url=https://shop.example/?a=b"], "")).toEqual({ url: "https://shop.example/?a=b" });
  expect(readTypedValues(["key=new"], "# comment\r\nkey=old\r\n\r\nsecret = a=b==\n")).toEqual({
    key: "new",
    secret: "a=b==",
  });
  expect(readTypedValues([], '\uFEFF{"key": "ck_1", "strict": true}')).toEqual({ key: "ck_1", strict: "true" });
  expect(readTypedValues([], "")).toEqual({});
});

test("what cannot be read is not repeated", () => {
  for (const bad of ["cs_secret", "{cs_secret", "[]x"]) {
    const read = () => readTypedValues([], bad);
    expect(read).toThrow(UsageError);
    expect(read).not.toThrow(/cs_secret/);
  }
});
