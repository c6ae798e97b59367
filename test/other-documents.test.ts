import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GET as getLlms } from "@/app/llms.txt/route";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { postmanCollection } from "@/contract/postman";

type Request = {
  method: string;
  url: { raw: string; path: string[]; variable: { key: string; value: string }[] };
  body?: { raw: string };
};
type Collection = {
  info: { schema: string };
  variable: { key: string; value: string }[];
  item: { name: string; item: { name: string; request: Request }[] }[];
};

const forms = PUBLIC_OPERATIONS.flatMap(({ endpoints }) => endpoints.map(({ method, path }) => `${method} ${path}`));

const baseUrl = "https://returns.example.com";
const collection = postmanCollection(PUBLIC_OPERATIONS, { version: "1", baseUrl }) as Collection;
const [walk, ...folders] = collection.item;
const text = await getLlms().text();

describe("the Postman collection", () => {
  const requests = folders.flatMap(({ item }) => item.map(({ request }) => request));

  test("names its format, and sorts requests into folders by tag", () => {
    expect(collection.info.schema).toContain("/v2.1.0/");
    expect(folders.map(({ name }) => name)).toEqual(Array.from(new Set(PUBLIC_OPERATIONS.map(({ tag }) => tag))));
  });

  test("calls the installation that serves it, and declares every variable that it uses", () => {
    const declared = new Map(collection.variable.map(({ key, value }) => [key, value]));
    expect(declared.get("baseUrl")).toBe(baseUrl);
    expect(walk?.name).toBe("A whole return");
    const used = Array.from(JSON.stringify(collection.item).matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name);
    expect(used.filter((name) => !declared.has(name ?? ""))).toEqual([]);
  });

  test("has every path form of every operation, including those with a trailing slash", () => {
    const found = requests.map(({ method, url }) => `${method} /${url.path.join("/").replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(found.sort()).toEqual([...forms].sort());
  });

  test("fills every path parameter, and every body is JSON", () => {
    for (const { method, url, body } of requests) {
      for (const { key, value } of url.variable) expect(value, `${key} of ${url.raw}`).not.toBe("");
      if (method === "GET" || method === "DELETE") expect(body, url.raw).toBeUndefined();
      else expect(JSON.parse(body?.raw ?? ""), url.raw).toEqual(expect.any(Object));
    }
  });

  test("has unique names within a folder", () => {
    for (const { item } of collection.item) expect(new Set(item.map(({ name }) => name)).size).toBe(item.length);
  });
});

describe("/llms.txt", () => {
  test("begins with a description of the service", () => {
    expect(text).toMatch(/^# Homeward\n\n> Product returns/);
  });

  test("has every path form of every operation, with its summary", () => {
    for (const form of forms) expect(text).toContain(`\`${form}\``);
    for (const { summary } of PUBLIC_OPERATIONS) expect(text).toContain(summary);
  });

  test("links the other documents", () => {
    const files = readdirSync("docs/guides").filter((file) => file.endsWith(".md"));
    const guides = files.map((file) => `/docs/guides/${file.replace(/\.md$/, "")}`);
    expect(guides.length).toBeGreaterThan(4);
    for (const link of [...guides, "/openapi.json", "/postman.json", "/docs/errors"])
      expect(text).toContain(`](${link})`);
  });
});
