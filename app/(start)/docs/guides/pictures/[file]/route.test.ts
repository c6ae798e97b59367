import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { GET } from "./route";

const FOLDER = "docs/guides/pictures";
const ask = (file: string) =>
  GET(new Request("http://localhost/docs/guides/pictures/x"), { params: Promise.resolve({ file }) });

test("every picture is small, served, and used by a guide", async () => {
  const guides = readdirSync("docs/guides").filter((name) => name.endsWith(".md"));
  const texts = guides.map((name) => readFileSync(`docs/guides/${name}`, "utf8")).join("\n");
  for (const file of readdirSync(FOLDER)) {
    expect(statSync(`${FOLDER}/${file}`).size, file).toBeLessThanOrEqual(60 * 1024);
    expect(texts, file).toContain(`](pictures/${file})`);
    const answer = await ask(file);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      file.endsWith(".svg") ? "image/svg+xml" : "image/webp",
    ]);
    expect((await answer.arrayBuffer()).byteLength).toBe(statSync(`${FOLDER}/${file}`).size);
  }
});

test.each(["absent.webp", "../connections.md", "..%2Fconnections.md", "connections.md", "/etc/passwd"])(
  "%s isn't a picture",
  async (file) => {
    expect((await ask(file)).status).toBe(404);
  },
);
