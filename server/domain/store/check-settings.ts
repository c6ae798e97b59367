import { isTimeZone } from "@/server/kernel/local-day";
import { checkLogistics, type SupportedMethods } from "./check-logistics";
import { checkRefunds } from "./check-refunds";
import type { SettingViolation, Store, StoreConfig } from "./types";

/** The changeable settings of a store; its return conditions are versioned separately. */
export type StoreSettings = Pick<
  Store,
  "name" | "isEnabled" | "isTesting" | "identificationFlow" | "timeZone" | "config"
>;

/** Returns what is wrong with a store's settings beyond the format of each field; empty if nothing is. */
export const checkSettings = (
  { timeZone, config }: Pick<StoreSettings, "timeZone" | "config">,
  methods: SupportedMethods,
): SettingViolation[] => [
  ...(isTimeZone(timeZone)
    ? []
    : [{ field: "time_zone", description: "must be an IANA time zone, for example Europe/Berlin" }]),
  ...checkLanguages(config),
  ...checkReasons(config),
  ...checkRefunds(config),
  ...checkLogistics(config, methods),
];

const checkLanguages = ({ defaultLanguage, languages }: StoreConfig): SettingViolation[] => [
  ...languages.flatMap((language, index) =>
    languages.indexOf(language) === index
      ? []
      : [{ field: `languages[${index}]`, description: `${language} is already listed` }],
  ),
  ...(languages.includes(defaultLanguage)
    ? []
    : [{ field: "default_language", description: `must be one of languages: ${languages.join(", ")}` }]),
];

const checkReasons = ({ returnReasons, exchange }: StoreConfig): SettingViolation[] => {
  const names = returnReasons.map(({ name }) => name);
  const known = (field: string) => (reason: string, index: number) =>
    names.includes(reason)
      ? []
      : [{ field: `${field}[${index}]`, description: `${reason} isn't a return reason of this store` }];
  return [
    ...names.flatMap((name, index) =>
      names.indexOf(name) === index
        ? []
        : [{ field: `return_reasons[${index}].name`, description: `${name} is already used` }],
    ),
    ...exchange.reasons.flatMap(known("reasons")),
    ...exchange.incentives.flatMap(({ reasons }, index) => reasons.flatMap(known(`incentives[${index}].reasons`))),
  ];
};
