import { t } from "@/messages/dashboard/sign-in";
import { ButtonAnchor } from "../../ui/button";
import { SignInFrame } from "./sign-in-frame";

/** Instead of a form that could only be refused. */
export function InvitationEnded() {
  return (
    <SignInFrame title={t("invitationEnded.title")}>
      <p className="mt-4">{t("invitationEnded.askForNew")}</p>
      <ButtonAnchor size="large" className="mt-6" kind="main" href="/dashboard/sign-in">
        {t("signInForm.signIn")}
      </ButtonAnchor>
    </SignInFrame>
  );
}
