import { t } from "@/messages/dashboard/changes";
import { isNamedEmail, isNamedEmailText } from "@/messages/dashboard/changes-names";

/** What staff call an email to shoppers, by its name in the API. */
export const mailWords = (name: string): string => (isNamedEmail(name) ? t(`emails.${name}`) : name);

/** What a text is in its email: `pass.headlineOpen` is "Headline without a deadline". */
export const textWords = (key: string): string => {
  const name = key.split(".").at(-1) ?? key;
  return isNamedEmailText(name) ? t(`emailTexts.${name}`) : name;
};

/** A text as the history of the settings names it. */
export const mailTextWords = (key: string): string => {
  const [mail = "", name] = key.split(".");
  return name === undefined ? mailWords(mail) : `${mailWords(mail)}: ${textWords(key)}`;
};
