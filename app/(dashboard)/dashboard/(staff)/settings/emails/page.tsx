import { EmailTextsForm } from "@/components/dashboard/settings/emails/email-texts-form";
import { settingsMetadata, settingsPage } from "../../../../settings-page";

export const generateMetadata = settingsMetadata("emails");

export default settingsPage({ section: "emails" }, async ({ api, place, which }) => {
  const [{ texts, mails }, { languages, default_language }] = await Promise.all([
    api.getMailTexts(which),
    api.getEcommerce(which),
  ]);
  return (
    <EmailTextsForm
      key={place.ecommerceId}
      value={texts}
      {...{ mails, languages, place }}
      defaultLanguage={default_language}
    />
  );
});
