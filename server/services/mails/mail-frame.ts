import { contrast, type Oklch, parseColor, toHex } from "@/contract/vocabulary/color";
import { isAddress } from "@/contract/vocabulary/mail-address";
import { directionOf } from "@/messages/translator";
import { liveShipments } from "@/server/domain/shipping/parcels";
import type { MailColors, MailField, MailFrame } from "./mail-content";
import type { MailFacts } from "./mail-facts";
import type { MailKey, MailWriter } from "./mail-texts";

const LARGEST_RADIUS = 20;

/** The store's branding, the boxes that identify the return, and the footer of every email. */
export const mailFrame = (facts: MailFacts, writer: MailWriter): MailFrame => {
  const { process, store, statusUrl, appUrl } = facts;
  const why = writer.say("footer.why", { order: process.order.name, store: store.name });
  return storeFrame({ store, appUrl, writer, statusUrl, why, fields: fieldsOf(facts, writer) });
};

type FrameParts = Pick<MailFacts, "store" | "appUrl" | "statusUrl"> &
  Pick<MailFrame, "fields" | "why"> & { writer: MailWriter };

/** The same for an email that isn't about a return. */
export const storeFrame = ({ store, appUrl, writer, statusUrl, why, fields }: FrameParts): MailFrame => {
  const { branding, contactEmail, policyUrl } = store.config;
  const policy = webAddress(policyUrl, appUrl);
  return {
    ...{ language: writer.language, direction: directionOf(writer.language) },
    storeName: store.name,
    logoUrl: logoOf(branding, appUrl),
    colors: mailColors({
      main: branding.mailMainColor || branding.primaryMain,
      contrastText: branding.primaryContrastText,
    }),
    radius: Math.min(LARGEST_RADIUS, Math.max(0, Math.round(branding.borderRadius) || 0)),
    fields,
    statusUrl,
    why,
    contact: isAddress(contactEmail)
      ? { text: writer.say("footer.contact", { email: contactEmail }), email: contactEmail }
      : null,
    policy: policy === "" ? null : { label: writer.say("footer.policy"), url: policy },
  };
};

const fieldsOf = ({ process, mail }: MailFacts, writer: MailWriter): MailField[] => {
  const { say } = writer;
  const isBeforeHandOver = mail.kind === "pass" || mail.kind === "reminder_3" || mail.kind === "reminder_1";
  const boxes: MailField[] = [
    { label: say("labels.code"), value: process.returnCode, isCode: true },
    { label: say("labels.order"), value: process.order.name, isCode: true },
  ];
  if (isBeforeHandOver && process.pickupDate !== "" && process.returnMethod === "HOME_PICK_UP")
    boxes.push({ label: say("labels.pickup"), value: pickupText(process, writer), isCode: false });
  else if (isBeforeHandOver && process.handOverBy !== null)
    boxes.push({ label: say(handOverLabel(process)), value: writer.day(process.handOverBy), isCode: false });
  const shipments = liveShipments(process);
  const [shipment] = shipments;
  if ((isBeforeHandOver || mail.kind === "handed_over") && shipment !== undefined && shipment.carrierName !== "")
    boxes.push({ label: say("labels.carrier"), value: shipment.carrierName, isCode: false });
  if (mail.kind === "handed_over")
    for (const { trackingNumber: value } of shipments)
      boxes.push({ label: say("labels.tracking"), value, isCode: true });
  return boxes.filter(({ value }) => value !== "");
};

const handOverLabel = ({ labelSource }: MailFacts["process"]): MailKey =>
  labelSource === "NONE" ? "labels.sendBy" : "labels.handOverBy";

const pickupText = ({ pickupDate, pickupRange }: MailFacts["process"], { say, date }: MailWriter): string =>
  pickupRange === "NO_RANGE" ? date(pickupDate) : `${date(pickupDate)}, ${say(`ranges.${pickupRange}`)}`;

/** Most email apps don't show SVG: without another image the store's name is shown. */
const logoOf = (branding: MailFacts["store"]["config"]["branding"], appUrl: string): string => {
  const url = webAddress(branding.mailLogoUrl || branding.logoUrl, appUrl);
  return /\.svg$/i.test(url.split(/[?#]/)[0] ?? "") ? "" : url;
};

/** The absolute address; "" for anything that isn't a web address. */
const webAddress = (text: string, base: string): string => {
  if (text === "" || !URL.canParse(text, base)) return "";
  const url = new URL(text, base);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : "";
};

/** The backgrounds that the layout uses. */
const GROUNDS = { light: "#fefdfb", dark: "#171b20" } as const;
type Mode = keyof typeof GROUNDS;

const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
const STEP = 0.01;

/** Dark on light and light on dark, for a store without a usable color. */
const HOUSE: Record<Mode, Oklch> = { light: { l: 0.235, c: 0.015, h: 250 }, dark: { l: 0.955, c: 0.006, h: 95 } };

/**
 * Computes colors from any store color: text on buttons and links reaches a contrast of 4.5:1, the button's edge 3:1,
 * in light and dark mode.
 */
export const mailColors = (given: { main: string; contrastText: string }): MailColors => {
  const main = parseColor(given.main);
  return {
    light: colorsOf(main ?? HOUSE.light, given.contrastText, "light"),
    dark: colorsOf(main ?? HOUSE.dark, given.contrastText, "dark"),
  };
};

const colorsOf = (main: Oklch, contrastText: string, mode: Mode): MailColors[Mode] => {
  const ground = GROUNDS[mode];
  const own = toHex(main);
  const link = toHex(moved(main, mode, TEXT_CONTRAST));
  const isVisible = contrast(own, ground) >= EDGE_CONTRAST;
  // A dark brand color would vanish in dark mode, so it is lightened. A pale one keeps its color in light mode and gets
  // an edge.
  const button = isVisible || mode === "light" ? own : link;
  return { button, onButton: textOn(button, contrastText), edge: isVisible ? own : link, link };
};

/** The store's own text color if it is readable, or else white or black: one of them always is. */
const textOn = (button: string, given: string): string => {
  const own = parseColor(given);
  const candidates = [...(own === null ? [] : [toHex(own)]), "#ffffff", "#000000"];
  return candidates.find((text) => contrast(text, button) >= TEXT_CONTRAST) ?? "#000000";
};

/** Darkens in light mode and lightens in dark mode until the contrast with the background is sufficient. */
const moved = (from: Oklch, mode: Mode, wanted: number): Oklch => {
  const step = mode === "light" ? -STEP : STEP;
  let color = from;
  while (contrast(toHex(color), GROUNDS[mode]) < wanted)
    color = { ...color, l: Math.min(1, Math.max(0, color.l)) + step };
  return color;
};
