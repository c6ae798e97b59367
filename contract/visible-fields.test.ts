import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

/** Every declared operation, including those of our own pages only. */
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

/** Fields that contain text from one person to another. */
const WRITTEN =
  /^(?:reason|note|comment|title|label|slogan|hint|(?:reject|unauthorized|override)_reason|(?:first_|last_)?name)$/;
/** File names and the fields of a withdrawal declaration, which have their own rules. */
const OTHERS = /^(?:add(?:Late)?Document|(?:check|declare)Withdrawal)\.name$/;
const NOTHING = "\u200b\u3164\u2800";

type Leaf = { path: string; schema: z.ZodType };

/** Every text field of a schema with the path that leads to it. */
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

test("treats text without visible characters as empty in every field that people write", async () => {
  const written = (await declared())
    .flatMap(([id, { input }]) => leaves(input, id))
    .filter(({ path }) => WRITTEN.test(path.split(".").at(-1) ?? "") && !OTHERS.test(path));
  expect(written.length).toBeGreaterThan(20);
  const kept = written.filter(({ schema }) => schema.safeParse(NOTHING).data === NOTHING).map(({ path }) => path);
  expect([...new Set(kept)]).toEqual([]);
});
