import { t } from "@/messages/dashboard/sign-in";
import { ButtonAnchor } from "../../ui/button";
import { SignInFrame } from "./sign-in-frame";

/** Shown if an invitation is no longer valid, instead of a form that could only fail. */
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
