import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { LANGUAGE_COOKIE } from "@/messages/language-cookie";
import { proxy } from "@/proxy";

const PAGE = "http://shop.example/r/demo";

/** Where a click on the language switch leads, and the language that is stored. */
const follow = async (link: string, headers: Record<string, string> = {}) => {
  const request = new NextRequest(new URL(link, PAGE), { headers: { host: "shop.example", ...headers } });
  const answer = await proxy(request);
  const { pathname, search } = new URL(answer.headers.get("location") ?? request.url);
  return [answer.status, pathname + search, answer.cookies.get(LANGUAGE_COOKIE)?.value];
};

test("switching the language keeps the other parameters of the page", async () => {
  const referer = `${PAGE}?order=%231042&email=ada%40shop.example&lang=fr`;
  const kept = "/r/demo?order=%231042&email=ada%40shop.example";
  expect(await follow("?lang=de", { referer })).toEqual([303, kept, "de"]);
  expect(await follow("?lang=xx", { referer })).toEqual([303, kept, undefined]);
});

test("a link's own parameters take precedence over those of the page before", async () => {
  expect(await follow("?order=7&lang=de", { referer: `${PAGE}?order=1042&gift=1` })).toEqual([
    303,
    "/r/demo?gift=1&order=7",
    "de",
  ]);
});

test.each([
  ["another site", "https://evil.example/r/demo?order=1042"],
  ["another page", "http://shop.example/r/demo/items?order=1042"],
  ["another origin's port", "http://shop.example:81/r/demo?order=1042"],
  ["an origin without a path", "http://shop.example/"],
  ["nothing readable", "about:blank?"],
])("nothing is taken from %s", async (_, referer) => {
  expect(await follow("?lang=de", { referer })).toEqual([303, "/r/demo", "de"]);
});

test("the language can be switched in a frame of a shop whose pages keep the portal's cookies, and only there", async () => {
  const framed = { "sec-fetch-dest": "iframe", referer: `${PAGE}?order=1042` };
  expect(await follow("?lang=de", { ...framed, "sec-fetch-site": "same-origin" })).toEqual([
    303,
    "/r/demo?order=1042",
    "de",
  ]);
  const [status, , language] = await follow("?lang=de", { ...framed, "sec-fetch-site": "cross-site" });
  expect([status, language]).toEqual([200, undefined]);
});
