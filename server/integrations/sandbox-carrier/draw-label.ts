import { PDFDocument } from "@cantoo/pdf-lib";
import { dateFormat } from "@/contract/vocabulary/date-format";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { PostalAddress } from "@/server/kernel/address";
import { addressLines } from "@/server/partners/address-lines";
import { type Canvas, createCanvas } from "../pdf/canvas";
import { drawCode128, drawQrCode } from "../pdf/codes";
import type { PdfFonts } from "../pdf/fonts";
import { canDraw, LEFT_OUT } from "../pdf/split-text";
import {
  caption,
  cell,
  centered,
  FRAME,
  FRAME_WIDTH,
  HAIRLINE,
  horizontal,
  PAGE_POINTS,
  perforation,
  vertical,
} from "./label-layout";
import { groupedTrackingNumber } from "./tracking-number";

export type LabelContent = {
  readonly carrierName: string;
  readonly returnMethod: ReturnMethod;
  readonly trackingNumber: string;
  readonly from: PostalAddress;
  readonly to: PostalAddress;
  readonly returnCode: string;
  readonly orderNumber: string;
  readonly weightGrams?: number;
  /** `YYYY-MM-DD`. */
  readonly shipByDate?: string;
  readonly createdAt: Date;
};

const SANDBOX_MARK = "SANDBOX – NOT VALID FOR SHIPMENT";
const UNKNOWN = "–";
const NOT_PRINTABLE = `${LEFT_OUT} not printable, see return code`;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;
/** Far more than a label can show; limits the time spent on malicious addresses. */
const LONGEST_TEXT = 240;
/** Upper edges of the rows and the edge between the two columns, in dots. */
const ROWS = { from: 140, to: 326, tracking: 560, code: 832, mark: 1110 } as const;
const SIDE = 500;
const QR_SIDE = 276;

const SERVICES: Readonly<Record<ReturnMethod, string>> = {
  NO_RETURN_METHOD: "Return parcel",
  HOME_PICK_UP: "Home pickup",
  DROP_OFF_POINT: "Drop-off point",
  DELIVERY_PICKUP: "Pickup on delivery",
  IN_STORE: "Hand in at the store",
};

/**
 * Draws a shipping label as PDF, 4×6 inches, black only because thermal printers have no gray. The same content gives
 * the same bytes. Text that does not fit shrinks and then ends in an ellipsis; no text makes it throw. If parts of an
 * address can't be printed, the rest is printed with a note that the return code identifies the sender.
 */
export const drawLabel = async (content: LabelContent, fonts: PdfFonts): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`Return label ${content.returnCode} (sandbox)`, { showInWindowTitleBar: true });
  document.setProducer("Homeward");
  document.setCreator("Homeward sandbox carrier");
  document.setLanguage("en");
  document.setCreationDate(content.createdAt);
  document.setModificationDate(content.createdAt);
  const page = document.addPage([PAGE_POINTS.width, PAGE_POINTS.height]);
  const words = wordsOf(content, fonts);
  const canvas = await createCanvas({ document, page, fonts, texts: Object.values(words).flat() });
  drawHead(canvas, words);
  drawSender(canvas, words);
  drawRecipient(canvas, words);
  drawTracking(canvas, content.trackingNumber, words);
  drawReturnCode(canvas, words);
  drawFrame(canvas);
  return document.save();
};

type Words = ReturnType<typeof wordsOf>;

/** Returns all the text on the label, so that its fonts can be chosen before drawing. */
const wordsOf = (content: LabelContent, fonts: PdfFonts) => ({
  carrier: content.carrierName,
  service: SERVICES[content.returnMethod],
  from: printableLines(content.from, fonts),
  to: printableLines(content.to, fonts),
  countryCode: shortened(content.to.countryCode) || UNKNOWN,
  postcode: shortened(content.to.postcode) || UNKNOWN,
  shipBy: content.shipByDate === undefined ? UNKNOWN : readableDate(content.shipByDate),
  weight: content.weightGrams === undefined ? UNKNOWN : readableWeight(content.weightGrams),
  order: shortened(content.orderNumber) || UNKNOWN,
  returnCode: content.returnCode,
  tracking: groupedTrackingNumber(content.trackingNumber),
});

const drawHead = (canvas: Canvas, words: Words): void => {
  const y = FRAME.top;
  const height = ROWS.from - y;
  canvas.text(words.carrier, { x: FRAME.left + 16, y: y + 56, style: "bold", size: 46 });
  canvas.text(words.service, { x: FRAME.left + 16, y: y + 88, style: "regular", size: 24 });
  const stamp = { x: SIDE, y, width: FRAME.right - SIDE, height };
  canvas.box(stamp);
  centered(canvas, { text: "RETURN", style: "bold", size: 56, minSize: 30, isWhite: true, area: stamp });
};

const drawSender = (canvas: Canvas, words: Words): void => {
  const y = ROWS.from;
  const height = ROWS.to - y;
  const half = height / 2;
  const address = { x: FRAME.left, y, width: SIDE - FRAME.left, height };
  cell(canvas, { name: "From", lines: words.from, styles: ["bold", "regular"], size: 26, minSize: 18, area: address });
  const side = { x: SIDE, y, width: FRAME.right - SIDE, height: half };
  const value = { styles: ["bold", "bold"], size: 32, minSize: 20 } as const;
  cell(canvas, { ...value, name: "Ship by", lines: [words.shipBy], area: side });
  horizontal(canvas, { ...side, y: y + half });
  cell(canvas, { ...value, name: "Weight", lines: [words.weight], area: { ...side, y: y + half } });
  horizontal(canvas, { x: FRAME.left, y, width: FRAME_WIDTH });
  vertical(canvas, { x: SIDE, y, height: ROWS.tracking - y });
};

const drawRecipient = (canvas: Canvas, words: Words): void => {
  const y = ROWS.to;
  const height = ROWS.tracking - y;
  horizontal(canvas, { x: FRAME.left, y, width: FRAME_WIDTH });
  const address = { x: FRAME.left, y, width: SIDE - FRAME.left, height };
  cell(canvas, { name: "To", lines: words.to, styles: ["bold", "regular"], size: 36, minSize: 22, area: address });
  const side = { x: SIDE, y, width: FRAME.right - SIDE, height };
  caption(canvas, "Destination", side);
  const country = { ...side, y: y + 36, height: 110 };
  centered(canvas, { text: words.countryCode, style: "bold", size: 120, minSize: 40, area: country });
  const postcode = { ...side, y: y + 160, height: 56 };
  centered(canvas, { text: words.postcode, style: "mono", size: 46, minSize: 22, area: postcode });
};

const drawTracking = (canvas: Canvas, trackingNumber: string, words: Words): void => {
  const y = ROWS.tracking;
  horizontal(canvas, { x: FRAME.left, y, width: FRAME_WIDTH });
  const row = { x: FRAME.left, y, width: FRAME_WIDTH, height: ROWS.code - y };
  caption(canvas, "Tracking number", row);
  drawCode128(canvas, trackingNumber, { ...row, y: y + 44, height: 160 });
  centered(canvas, {
    text: words.tracking,
    style: "mono",
    size: 36,
    minSize: 20,
    area: { ...row, y: y + 208, height: 56 },
  });
};

const drawReturnCode = (canvas: Canvas, words: Words): void => {
  const y = ROWS.code;
  const edge = FRAME.left + QR_SIDE;
  const gap = 12;
  const middle = y + 134;
  perforation(canvas, y);
  drawQrCode(canvas, words.returnCode, { x: FRAME.left, y: y + HAIRLINE, side: QR_SIDE });
  vertical(canvas, { x: edge, y: y + gap, height: ROWS.mark - y - gap });
  const side = { x: edge, width: FRAME.right - edge };
  const mono = { styles: ["mono", "mono"] } as const;
  const code = { ...side, y: y + gap, height: middle - y - gap };
  cell(canvas, { ...mono, name: "Return code", lines: [words.returnCode], size: 60, minSize: 30, area: code });
  horizontal(canvas, { ...side, y: middle });
  const order = { ...side, y: middle, height: ROWS.mark - middle };
  cell(canvas, { ...mono, name: "Order", lines: [words.order], size: 40, minSize: 22, area: order });
};

const drawFrame = (canvas: Canvas): void => {
  const mark = { x: FRAME.left, y: ROWS.mark, width: FRAME_WIDTH, height: FRAME.bottom - ROWS.mark };
  canvas.box(mark);
  centered(canvas, { text: SANDBOX_MARK, style: "bold", size: 36, minSize: 24, isWhite: true, area: mark });
  horizontal(canvas, { x: FRAME.left, y: FRAME.top, width: FRAME_WIDTH });
  vertical(canvas, { x: FRAME.left, y: FRAME.top, height: FRAME.bottom - FRAME.top });
  vertical(canvas, { x: FRAME.right - HAIRLINE, y: FRAME.top, height: FRAME.bottom - FRAME.top });
};

/** Drops lines of which nothing can be printed; the label says where to ask for the rest. */
const printableLines = (address: PostalAddress, { regular }: PdfFonts): string[] => {
  const lines = addressLines(address).map(shortened);
  if (lines.every((line) => canDraw(line, regular))) return lines;
  const isReadable = (line: string) => line.match(LETTER_OR_DIGIT)?.some((character) => canDraw(character, regular));
  return [...lines.filter(isReadable), NOT_PRINTABLE];
};

const shortened = (text: string): string => text.slice(0, LONGEST_TEXT);

const DATE_PARTS = [{ weekday: "short" }, { day: "numeric" }, { month: "short" }, { year: "numeric" }] as const;

/** Formats `2026-03-09` as `Mon 9 Mar 2026`, so that day and month can't be confused. */
const readableDate = (date: string): string => {
  const parsed = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime())) return UNKNOWN;
  return DATE_PARTS.map((part) => dateFormat("en-GB", { ...part, timeZone: "UTC" }).format(parsed)).join(" ");
};

const readableWeight = (grams: number): string => (grams < 1000 ? `${grams} g` : `${(grams / 1000).toFixed(2)} kg`);
