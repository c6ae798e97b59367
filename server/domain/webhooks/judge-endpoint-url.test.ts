import { expect, test } from "vitest";
import { judgeEndpointUrl } from "./judge-endpoint-url";

const judge = (text: string, isPlainHttpAllowed = false): string => {
  const judged = judgeEndpointUrl(text, { isPlainHttpAllowed });
  return "url" in judged ? judged.url.href : `refused: ${judged.refusal}`;
};

test("a plain https address is accepted, without its fragment", () => {
  expect(judge(" https://shop.example/hooks?a=1#top ")).toBe("https://shop.example/hooks?a=1");
  expect(judge("https://shop.example:8443/")).toBe("https://shop.example:8443/");
});

test("http is accepted in test mode only", () => {
  expect(judge("http://shop.example/hooks")).toMatch(/^refused: must begin with https/);
  expect(judge("http://shop.example/hooks", true)).toBe("http://shop.example/hooks");
});

test("rejects what isn't a web address", () => {
  for (const text of ["", "shop.example", "ftp://shop.example", "https:shop.example", "https://", "javascript:1"])
    expect(judge(text, true)).toMatch(/^refused: must begin with https:\/\/ or http:\/\/, for example/);
});

test("rejects credentials and ports of other services", () => {
  expect(judge("https://user@shop.example/")).toMatch(/user name/);
  expect(judge("https://:pw@shop.example/")).toMatch(/user name/);
  for (const port of [0, 22, 25, 1023]) expect(judge(`https://shop.example:${port}/`)).toMatch(/must use port/);
  expect(judge("https://shop.example:80/")).toBe("https://shop.example:80/");
});
