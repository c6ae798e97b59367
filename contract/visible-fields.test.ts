import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

/** Every operation that is declared, also those of our own pages. */
const declared = async (): Promise<[string, { input: z.ZodObject }][]> => {
  const files = ["admin", "admin/settings", "dashboard", "storefront"].flatMap((folder) =>
    readdirSync(`contract/${folder}`)
      .filter((file) => /^[\w-]+\.ts$/.test(file))
      .map((file) => `../contract/${folder}/${file}`),
  );
  const modules = await Promise.all(files.map((file) => import(file)));
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([, one]) => typeof one === "object" && one !== null && "endpoints" in one) as never;
};

/** Fields in which a person writes for people. */
const WRITTEN =
  /^(?:reason|note|comment|title|label|slogan|hint|(?:reject|unauthorized|override)_reason|(?:first_|last_)?name)$/;
/** Names of files, and what a declaration of withdrawal names: both are judged by rules of their own. */
const OTHERS = /^(?:add(?:Late)?Document|(?:check|declare)Withdrawal)\.name$/;
const NOTHING = "\u200b\u3164\u2800";

type Leaf = { path: string; schema: z.ZodType };

/** Every text below a schema with the names of the fields that lead to it. */
const leaves = (schema: z.ZodType, path: string): Leaf[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => leaves(inner as z.ZodType, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return leaves(schema.element as z.ZodType, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => leaves(one as z.ZodType, path));
  if (schema instanceof z.ZodRecord) return leaves(schema.valueType as z.ZodType, path);
  if (schema instanceof z.ZodPipe) return leaves(schema.in as z.ZodType, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return leaves(schema.unwrap() as z.ZodType, path);
  return schema instanceof z.ZodString ? [{ path, schema }] : [];
};

test("what a person writes for people is empty where nothing of it can be seen", async () => {
  const written = (await declared())
    .flatMap(([id, { input }]) => leaves(input, id))
    .filter(({ path }) => WRITTEN.test(path.split(".").at(-1) ?? "") && !OTHERS.test(path));
  expect(written.length).toBeGreaterThan(20);
  const kept = written.filter(({ schema }) => schema.safeParse(NOTHING).data === NOTHING).map(({ path }) => path);
  expect([...new Set(kept)]).toEqual([]);
});
