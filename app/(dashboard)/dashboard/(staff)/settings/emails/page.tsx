import type { Metadata } from "next";
import { EmailTextsForm } from "@/components/dashboard/settings/emails/email-texts-form";
import { settingsPage } from "../../../../settings-page";

export const metadata: Metadata = { title: "Email texts" };

export default settingsPage({ title: "Email texts", path: "emails" }, async ({ api, place, which }) => {
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
