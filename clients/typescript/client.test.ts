import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clientTypes } from "@/scripts/lib/client-types.mjs";

const FOLDER = "clients/typescript";
type Manifest = { files: string[]; exports: Record<string, unknown>; dependencies: Record<string, string> };

test("the committed types are those of the committed document", async () => {
  const document = JSON.parse(readFileSync("openapi.json", "utf8")) as object;
  const isSame = (await clientTypes(document)) === readFileSync(`${FOLDER}/src/schema.ts`, "utf8");
  expect(isSame, "run: npm run client").toBe(true);
}, 60_000);

test("the package brings one dependency, in the version that is tested here, and only what it built", () => {
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Manifest & { devDependencies: object };
  const manifest = read(`${FOLDER}/package.json`);
  expect(Object.keys(manifest.dependencies)).toEqual(["openapi-fetch"]);
  expect(read("package.json").devDependencies).toMatchObject(manifest.dependencies);
  expect([manifest.files, Object.keys(manifest.exports)]).toEqual([["dist", "README.md"], ["."]]);
});
