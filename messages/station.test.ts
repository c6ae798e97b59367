import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { leftTexts } from "@/test/messages/left-texts";
import { saidTexts } from "@/test/messages/said-texts";
import { flatTexts, valuesOf } from "@/test/messages/text-parts";
import english from "./en/station.json";
import { stationReader, stationText } from "./station";

const ROOT = new URL("../", import.meta.url);

const sources = ["components/station", "app/(station)"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({ file: `${folder}/${file}`, source: readFileSync(new URL(`${folder}/${file}`, ROOT), "utf8") })),
);

const TEXTS = new Map(flatTexts(english));

/** The functions that return a text. */
const SAYS = /^(?:t|station\.t|stationText\("en"\))(?:\.rich)?$/;

const said = sources.flatMap(({ file, source }) => saidTexts(file, source, SAYS).map((each) => ({ ...each, file })));

describe("the texts of the station", () => {
  it("are all used", () => {
    const isSaid = (key: string) => said.some((each) => (each.isWhole ? each.key === key : key.startsWith(each.key)));
    expect([...TEXTS.keys()].filter((key) => !isSaid(key))).toEqual([]);
  });

  it("get exactly the values that they take", () => {
    const wrong = said.filter(
      ({ key, isWhole, values }) =>
        isWhole && values !== null && valuesOf(TEXTS.get(key) ?? "").join() !== values.join(),
    );
    expect(wrong).toEqual([]);
  });

  it("are not hard-coded anywhere else", () => {
    const left = sources.flatMap(({ file, source }) => leftTexts(file, source).map((text) => `${file}: ${text}`));
    expect(left).toEqual([]);
  });

  it("format counts, including zero and several", () => {
    const t = stationText("en");
    const told = [0, 1, 2, 5].map((count) => [t("codes.title", { count }), t("queue.sending", { count })]);
    expect(told).toEqual([
      ["Nothing to review", "The results for 0 parcels are saved on this device and being sent."],
      ["1 code to review", "The result for 1 parcel is saved on this device and being sent."],
      ["2 codes to review", "The results for 2 parcels are saved on this device and being sent."],
      ["5 codes to review", "The results for 5 parcels are saved on this device and being sent."],
    ]);
  });

  it("have American dates and amounts in English, and each language's own otherwise", () => {
    expect([stationReader("en").locale, stationReader("de").locale]).toEqual(["en-US", "de-DE"]);
  });
});

describe("the search for literal texts in the source", () => {
  it("finds rendered text, arguments and labels, and ignores classes, keys and logs", () => {
    const source = `
      const drawn = <p className="grid gap-3" aria-label="Parcel">Scan it{count === 1 ? "unit" : t("units")}</p>;
      say(station, "STOP", \`Unit \${number} is done.\`);
      throw new Error("No such unit.");
      console.warn("not kept for offline use");
      const box = "flex flex-wrap";
      const word = () => (isOver ? "Undo" : "done");
      say(station, "OK", "Undone");
    `;
    expect(leftTexts("drawn.tsx", source)).toEqual(["Parcel", "Scan it", "unit", "Unit · is done.", "Undo", "Undone"]);
  });
});
