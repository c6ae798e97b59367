/**
 * Countries reached by SEPA credit transfers (EPC409-09, 2026), by the first letters of the IBAN. Guernsey, Jersey and
 * the Isle of Man use GB IBANs, the overseas regions of France use FR.
 */
const SEPA_COUNTRIES = new Set(
  (
    "AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE " +
    "AD AL CH GB GI MC MD ME MK RS SM VA"
  ).split(" "),
);

export const isSepaIban = (iban: string): boolean => SEPA_COUNTRIES.has(iban.slice(0, 2));
