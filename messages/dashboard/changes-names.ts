import texts from "../en/dashboard/changes.json";

/** Whether a settings field has a display name other than its API name. */
export const isNamedField = (name: string): name is keyof typeof texts.settingFields =>
  Object.hasOwn(texts.settingFields, name);

/** Whether this email to shoppers has a display name. */
export const isNamedEmail = (name: string): name is keyof typeof texts.emails => Object.hasOwn(texts.emails, name);

/** Whether this text of an email has a display name. */
export const isNamedEmailText = (name: string): name is keyof typeof texts.emailTexts =>
  Object.hasOwn(texts.emailTexts, name);
