import { HS_CODE_NAMES, ORIGIN_COUNTRY_NAMES } from "@/contract/vocabulary/customs-facts";
import type { LogisticSettings } from "../store/types";
import type { ContentLine } from "./parcel-lines";

export type CustomsDefaults = Pick<LogisticSettings, "defaultHsCode" | "defaultOriginCountry">;

/** A parcel's lines with what the store says of items of which nobody else says it; what a line says itself stays. */
export const withCustomsDefaults = <T extends Pick<ContentLine, "customAttributes">>(
  lines: readonly T[],
  { defaultHsCode, defaultOriginCountry }: CustomsDefaults,
): T[] =>
  lines.map((line) => ({
    ...line,
    customAttributes: {
      ...line.customAttributes,
      ...fallback(line, HS_CODE_NAMES, defaultHsCode),
      ...fallback(line, ORIGIN_COUNTRY_NAMES, defaultOriginCountry),
    },
  }));

const fallback = (
  { customAttributes }: Pick<ContentLine, "customAttributes">,
  names: readonly [string, ...string[]],
  value: string,
): Record<string, string> => {
  const isTold = names.some((name) => (customAttributes[name] ?? "") !== "");
  return isTold || value === "" ? {} : { [names[0]]: value };
};
