import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GET as getLlms } from "@/app/llms.txt/route";
import { GET as getPostman } from "@/app/postman.json/route";
import { PUBLIC_OPERATIONS } from "@/contract/operations";

type Request = {
  method: string;
  url: { raw: string; path: string[]; variable: { key: string; value: string }[] };
  body?: { raw: string };
};
type Collection = {
  info: { schema: string };
  item: { name: string; item: { name: string; request: Request }[] }[];
};

const forms = PUBLIC_OPERATIONS.flatMap(({ endpoints }) => endpoints.map(({ method, path }) => `${method} ${path}`));

const collection = (await getPostman().json()) as Collection;
const text = await getLlms().text();

describe("the Postman collection", () => {
  const requests = collection.item.flatMap(({ item }) => item.map(({ request }) => request));

  test("says which format it has, and sorts requests into folders by tag", () => {
    expect(collection.info.schema).toContain("/v2.1.0/");
    expect(collection.item.map(({ name }) => name)).toEqual(
      Array.from(new Set(PUBLIC_OPERATIONS.map(({ tag }) => tag))),
    );
  });

  test("has every path form of every operation, the last slash included", () => {
    const found = requests.map(({ method, url }) => `${method} /${url.path.join("/").replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(found.sort()).toEqual([...forms].sort());
  });

  test("fills every name in a path, and every body is JSON", () => {
    for (const { method, url, body } of requests) {
      for (const { key, value } of url.variable) expect(value, `${key} of ${url.raw}`).not.toBe("");
      if (method === "GET" || method === "DELETE") expect(body, url.raw).toBeUndefined();
      else expect(JSON.parse(body?.raw ?? ""), url.raw).toEqual(expect.any(Object));
    }
  });

  test("names are unique within a folder", () => {
    for (const { item } of collection.item) expect(new Set(item.map(({ name }) => name)).size).toBe(item.length);
  });
});

describe("/llms.txt", () => {
  test("begins with what this is", () => {
    expect(text).toMatch(/^# Homeward\n\n> Product returns/);
  });

  test("has every path form of every operation, with what it does", () => {
    for (const form of forms) expect(text).toContain(`\`${form}\``);
    for (const { summary } of PUBLIC_OPERATIONS) expect(text).toContain(summary);
  });

  test("links what else there is", () => {
    const files = readdirSync("docs/guides").filter((file) => file.endsWith(".md"));
    const guides = files.map((file) => `/docs/guides/${file.replace(/\.md$/, "")}`);
    expect(guides.length).toBeGreaterThan(4);
    for (const link of [...guides, "/openapi.json", "/postman.json", "/docs/errors"])
      expect(text).toContain(`](${link})`);
  });
});
