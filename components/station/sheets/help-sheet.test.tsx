import { expect, it } from "vitest";
import { stationText } from "@/messages/station";
import { LANGUAGES } from "@/messages/translator";
import { draw } from "@/test/station/draw";
import { bench, READER } from "@/test/station/fixtures";
import { ACT_NAMES, DEFAULT_KEYS, type Keys } from "../work/shortcuts";
import { HelpSheet } from "./help-sheet";

const helpWith = (keys: Partial<Keys>, isAll = true): string => {
  const { station } = bench({ parcels: [] });
  station.change({ keys: { ...DEFAULT_KEYS, ...keys } });
  return draw(
    <HelpSheet station={station} state={station.read()} sheet={{ kind: "HELP", isAll }} onClose={() => undefined} />,
  );
};

it("mentions Shift if the key of Approve has a capital, and the key that approves all remaining units", () => {
  const words = { shift: "Approve; with Shift, all remaining units", rest: "Approve all remaining units" };
  expect(helpWith({})).toContain(words.shift);
  expect(helpWith({})).not.toContain(words.rest);
  expect(helpWith({ APPROVE: "+", APPROVE_REST: "*" })).toContain(words.rest);
  expect(helpWith({ APPROVE: "+", APPROVE_REST: "*" })).not.toContain(words.shift);
});

it("shows ten keys first, and all on request", () => {
  const count = (html: string) => html.split("<dt>").length - 1;
  const first = helpWith({}, false);
  expect(count(first)).toBe(10);
  for (const act of ["APPROVE", "DECLINE", "MISSING", "PHOTO", "NOTE", "UNDO", "CAMERA"] as const)
    expect(first).toContain(READER.t(`actHelp.${act}`));
  const named = ACT_NAMES.filter((act) => DEFAULT_KEYS[act] !== "");
  for (const act of named) expect(helpWith({}, true)).toContain(READER.t(`actHelp.${act}`));
});

it("capitalizes a key's description as a sentence, in every language", () => {
  for (const language of LANGUAGES) {
    const t = stationText(language);
    for (const act of ACT_NAMES) {
      const words = t(`actHelp.${act}`);
      expect([language, words.charAt(0)]).toEqual([language, words.charAt(0).toLocaleUpperCase(language)]);
    }
  }
});
