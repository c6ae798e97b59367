/** Settings of a store by the name of their resource; return conditions and warehouses have their own rows. */
export const STORE_SETTINGS = [
  "branding",
  "ecommerce",
  "exchangeconditions",
  "exchangeorders",
  "logisticsetting",
  "refunds",
  "station",
  "personaldata",
  "accessibility",
  "mailtexts",
] as const;
export type StoreSetting = (typeof STORE_SETTINGS)[number];

/** All settings of a store that can be edited and have a history. */
export const EDITABLE_SETTINGS = [...STORE_SETTINGS, "returnconditions", "warehouses"] as const;
export type EditableSetting = (typeof EDITABLE_SETTINGS)[number];
