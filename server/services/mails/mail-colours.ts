import { contrast, type Oklch, parseColour, toHex } from "@/contract/vocabulary/colour";
import type { MailColours } from "./mail-content";

/** Grounds that the layout puts them on. */
const GROUNDS = { light: "#fefdfb", dark: "#171b20" } as const;
type Mode = keyof typeof GROUNDS;

const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
const STEP = 0.01;

/** Ink on paper and paper on ink, for a store without a usable colour. */
const HOUSE: Record<Mode, Oklch> = { light: { l: 0.235, c: 0.015, h: 250 }, dark: { l: 0.955, c: 0.006, h: 95 } };

/** Whatever the store gives: text on buttons and links reach 4.5:1, the button's edge 3:1, by day and by night. */
export const mailColours = (given: { main: string; contrastText: string }): MailColours => {
  const main = parseColour(given.main);
  return {
    light: coloursOf(main ?? HOUSE.light, given.contrastText, "light"),
    dark: coloursOf(main ?? HOUSE.dark, given.contrastText, "dark"),
  };
};

const coloursOf = (main: Oklch, contrastText: string, mode: Mode): MailColours[Mode] => {
  const ground = GROUNDS[mode];
  const own = toHex(main);
  const link = toHex(moved(main, mode, TEXT_CONTRAST));
  const isVisible = contrast(own, ground) >= EDGE_CONTRAST;
  // A dark brand would vanish at night: it is lifted. A pale one keeps its colour by day and gets an edge.
  const button = isVisible || mode === "light" ? own : link;
  return { button, onButton: textOn(button, contrastText), edge: isVisible ? own : link, link };
};

/** The store's own text colour where it reads, else white or black: one of them always does. */
const textOn = (button: string, given: string): string => {
  const own = parseColour(given);
  const candidates = [...(own === null ? [] : [toHex(own)]), "#ffffff", "#000000"];
  return candidates.find((text) => contrast(text, button) >= TEXT_CONTRAST) ?? "#000000";
};

/** Darker by day, lighter by night, until it stands out from the ground. */
const moved = (from: Oklch, mode: Mode, wanted: number): Oklch => {
  const step = mode === "light" ? -STEP : STEP;
  let colour = from;
  while (contrast(toHex(colour), GROUNDS[mode]) < wanted)
    colour = { ...colour, l: Math.min(1, Math.max(0, colour.l)) + step };
  return colour;
};
