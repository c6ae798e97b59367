import { HS_CODE_NAMES, ORIGIN_COUNTRY_NAMES } from "@/contract/vocabulary/customs-facts";
import type { LogisticSettings } from "../store/types";
import type { ContentLine } from "./parcel-lines";

export type CustomsDefaults = Pick<LogisticSettings, "defaultHsCode" | "defaultOriginCountry">;

/** Adds the store's customs defaults to a parcel's lines; a line's own data is kept. */
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
