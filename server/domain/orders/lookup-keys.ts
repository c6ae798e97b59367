/** The values that lookups compare: people type "#", spaces and capitals in any way (decisions, section 6). */

type Affixes = { orderNumberPrefix: string; orderNumberSuffix: string };

export const lookupNumber = (typed: string, { orderNumberPrefix, orderNumberSuffix }: Affixes): string => {
  let number = typed.trim().toLowerCase().replaceAll(/[#\s]/g, "");
  const prefix = orderNumberPrefix.trim().toLowerCase().replaceAll(/[#\s]/g, "");
  const suffix = orderNumberSuffix.trim().toLowerCase().replaceAll(/[#\s]/g, "");
  if (prefix !== "" && number.startsWith(prefix) && number.length > prefix.length) number = number.slice(prefix.length);
  if (suffix !== "" && number.endsWith(suffix) && number.length > suffix.length)
    number = number.slice(0, -suffix.length);
  return number;
};

export const lookupEmail = (typed: string): string => typed.trim().toLowerCase().normalize("NFC");

export const lookupPostcode = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, "");
