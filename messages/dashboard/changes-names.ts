import texts from "../en/dashboard/changes.json";

/** Whether staff call a field of the settings otherwise than its name in the API. */
export const isNamedField = (name: string): name is keyof typeof texts.settingFields =>
  Object.hasOwn(texts.settingFields, name);

/** Whether staff have a name for this email to shoppers. */
export const isNamedEmail = (name: string): name is keyof typeof texts.emails => Object.hasOwn(texts.emails, name);

/** Whether staff have a name for this text of an email. */
export const isNamedEmailText = (name: string): name is keyof typeof texts.emailTexts =>
  Object.hasOwn(texts.emailTexts, name);
