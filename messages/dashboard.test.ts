import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { leftTexts } from "@/test/messages/left-texts";
import { saidTexts } from "@/test/messages/said-texts";
import { flatTexts, valuesOf } from "@/test/messages/text-parts";

const ROOT = new URL("../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");
const filesOf = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`);

const sources = ["components/dashboard", "app/(dashboard)"]
  .flatMap(filesOf)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => ({ file, source: read(file) }));

const AREAS = new Map(
  filesOf("messages/en/dashboard").map((path) => {
    const area = /([^/]+)\.json$/.exec(path)?.[1] ?? "";
    return [area, new Map(flatTexts(JSON.parse(read(path)) as object))] as const;
  }),
);

/** `import { t, t as common } from "…/messages/dashboard/common"`: the area, and the function that returns its texts. */
const IMPORTS = /import \{ t(?: as (\w+))? \} from "@\/messages\/dashboard\/([\w-]+)";/g;

const said = sources.flatMap(({ file, source }) =>
  Array.from(source.matchAll(IMPORTS)).flatMap(([, name = "t", area = ""]) =>
    saidTexts(file, source, new RegExp(`^${name}(?:\\.rich)?$`)).map((each) => ({ ...each, file, area })),
  ),
);

describe("the texts of the dashboard", () => {
  it.each([...AREAS.keys()])("are all used: %s", (area) => {
    const here = said.filter((each) => each.area === area);
    const isSaid = (key: string) => here.some((each) => (each.isWhole ? each.key === key : key.startsWith(each.key)));
    expect([...(AREAS.get(area)?.keys() ?? [])].filter((key) => !isSaid(key))).toEqual([]);
  });

  it("get exactly the values that they take", () => {
    const wrong = said.filter(
      ({ area, key, isWhole, values }) =>
        isWhole && values !== null && valuesOf(AREAS.get(area)?.get(key) ?? "").join() !== values.join(),
    );
    expect(wrong).toEqual([]);
  });

  it("are not hard-coded anywhere else", () => {
    const left = sources.flatMap(({ file, source }) => leftTexts(file, source).map((text) => `${file}: ${text}`));
    expect(left).toEqual([]);
  });
});
