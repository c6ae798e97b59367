import { t } from "@/messages/dashboard/changes";
import { isNamedEmail, isNamedEmailText } from "@/messages/dashboard/changes-names";

/** Returns the staff-facing name of a shopper email from its name in the API. */
export const mailWords = (name: string): string => (isNamedEmail(name) ? t(`emails.${name}`) : name);

/** Returns the name of a text within its email: `pass.headlineOpen` is "Headline without a deadline". */
export const textWords = (key: string): string => {
  const name = key.split(".").at(-1) ?? key;
  return isNamedEmailText(name) ? t(`emailTexts.${name}`) : name;
};

/** Returns the name of an email text for the audit log. */
export const mailTextWords = (key: string): string => {
  const [mail = "", name] = key.split(".");
  return name === undefined ? mailWords(mail) : `${mailWords(mail)}: ${textWords(key)}`;
};
