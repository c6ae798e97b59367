import { z } from "zod";
import { choiceField, field, toggle } from "../provider-kit/fields";

const number = ({ initial, most, unit }: { initial: string; most: number; unit: string }) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" ? value.trim().replace(",", ".") : initial),
    z.string().refine((text) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= most, {
      error: `Enter a number of ${unit} up to ${most}.`,
    }),
  );

const size = (side: string, initial: string) =>
  field(number({ initial, most: 300, unit: "centimeters" }), {
    label: `Default parcel ${side} (cm)`,
    help: "Of a parcel whose contents have no size. A larger parcel can cost more; a smaller one can be billed again.",
    kind: "TEXT",
    placeholder: initial,
    initial,
  });

/** For carriers whose labels can be shown as a QR code. */
export const qrCodes = field(toggle("qrCodes"), {
  label: "USPS QR codes",
  help: "Shoppers without a printer show the code at a post office, which prints the label.",
  kind: "TOGGLE",
});

/** Settings for buying labels, the same for every carrier provider. */
export const shipSettings = {
  rateRule: choiceField({
    label: "Choose the service",
    help: "Used where the carrier has several services for a parcel.",
    options: {
      CHEAPEST: "Cheapest",
      FASTEST: "Fastest",
      SAME_CARRIER_AS_ORDER: "Same carrier as the order, otherwise cheapest",
    },
  }),
  excludedServices: field(
    z.preprocess((value) => value ?? "", z.string().trim().max(1_000)),
    {
      label: "Excluded services",
      help: "Services that are never bought, separated by commas, for example: MediaMail, LibraryMail.",
      kind: "TEXT",
    },
  ),
  labelFormat: choiceField({
    label: "Label format",
    help: "PDF is best for printing at home.",
    options: { PDF: "PDF", PNG: "PNG" },
  }),
  defaultWeightGrams: field(number({ initial: "1000", most: 70_000, unit: "grams" }), {
    label: "Default weight (g)",
    help: "Of a parcel whose contents have no weight.",
    kind: "TEXT",
    placeholder: "1000",
    initial: "1000",
  }),
  parcelLengthCm: size("length", "30"),
  parcelWidthCm: size("width", "25"),
  parcelHeightCm: size("height", "10"),
  insurance: choiceField({
    label: "Insurance",
    help: "Insures a parcel for what the shopper paid for its contents. The provider charges for it.",
    options: { NONE: "None", ORDER_VALUE: "Value of the contents" },
  }),
  customsSigner: field(
    z.preprocess((value) => value ?? "", z.string().trim().max(100)),
    {
      label: "Signer of customs declarations",
      help: "First and last name of the person who answers for them. Needed only if returns cross a customs border.",
      kind: "TEXT",
    },
  ),
};
