import bwip from "bwip-js/node";
import { encode } from "uqr";
import type { Canvas } from "./canvas";

/** Quiet zones required by the standards: 10 modules beside Code 128 (ISO/IEC 15417), 4 around QR (18004). */
const CODE_128_QUIET_MODULES = 10;
const QR_QUIET_MODULES = 4;
const CODE_128_MAX_MODULE_DOTS = 4;

/**
 * Draws Code 128, centered between x and x + width, with the widest whole-dot modules that leave both quiet zones.
 * Throws when less than two dots per module fit: such a code would print but not scan.
 */
export const drawCode128 = (
  canvas: Canvas,
  text: string,
  area: { x: number; y: number; width: number; height: number },
): void => {
  const bars = code128Bars(text);
  const modules = bars.reduce((sum, bar) => sum + bar, 0);
  const available = Math.floor(area.width / (modules + 2 * CODE_128_QUIET_MODULES));
  const module = Math.min(CODE_128_MAX_MODULE_DOTS, available);
  if (module < 2) throw new RangeError(`A Code 128 of ${modules} modules is too wide for the label.`);
  let x = area.x + Math.floor((area.width - modules * module) / 2);
  const boxes = bars.map((bar) => {
    const box = { x, y: area.y, width: bar * module, height: area.height };
    x += bar * module;
    return box;
  });
  // Bars and spaces alternate, starting with a bar.
  canvas.boxes(boxes.filter((_, index) => index % 2 === 0));
};

/** Draws a QR code with its quiet zone, centered in a square, in whole dots per module. */
export const drawQrCode = (canvas: Canvas, text: string, area: { x: number; y: number; side: number }): void => {
  const { data, size } = encode(text, { ecc: "M", boostEcc: true, border: 0 });
  const module = Math.floor(area.side / (size + 2 * QR_QUIET_MODULES));
  if (module < 3) throw new RangeError(`A QR code of ${size} modules is too large for the label.`);
  const margin = Math.floor((area.side - size * module) / 2);
  const boxes = data.flatMap((row, rowAt) =>
    darkRuns(row).map(({ start, length }) => ({
      x: area.x + margin + start * module,
      y: area.y + margin + rowAt * module,
      width: length * module,
      height: module,
    })),
  );
  canvas.boxes(boxes);
};

const code128Bars = (text: string): readonly number[] => {
  // Only the default export has this function; despite the types, the named `raw` is a symbology.
  const [symbol] = bwip.raw({ bcid: "code128", text });
  if (symbol === undefined || !("sbs" in symbol)) throw new Error("The bar code library drew no bars.");
  return symbol.sbs;
};

/** Merges neighboring dark modules into one box: this avoids seams and makes the file smaller. */
const darkRuns = (row: readonly boolean[]): { start: number; length: number }[] => {
  const runs: { start: number; length: number }[] = [];
  row.forEach((isDark, at) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last !== undefined && last.start + last.length === at) last.length += 1;
    else runs.push({ start: at, length: 1 });
  });
  return runs;
};
