import { t } from "@/messages/dashboard/sign-in";
import { Button, ButtonAnchor } from "../../ui/button";
import { SignInFrame } from "./sign-in-frame";
import { strong } from "./strong";

type UseLinkFormProps = {
  action: (form: FormData) => Promise<void>;
  token: string;
  next: string;
  /** The person it signs in; null if the link is no longer valid. */
  email: string | null;
};

/** Signs in on a button press, because opening a link must not use it up. Works without scripts. */
export function UseLinkForm({ action, token, next, email }: UseLinkFormProps) {
  if (email === null) {
    return (
      <SignInFrame title={t("useLinkForm.expired")}>
        <p className="mt-4">{t("useLinkForm.requestNew")}</p>
        <ButtonAnchor size="large" className="mt-6 w-full" kind="main" href="/dashboard/sign-in/link">
          {t("useLinkForm.requestLink")}
        </ButtonAnchor>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t("signInForm.title")}>
      <p className="mt-4">{t.rich("useLinkForm.signingInAs", { email, strong })}</p>
      <form action={action} className="mt-6 grid">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="next" value={next} />
        <Button size="large" kind="main" type="submit">
          {t("signInForm.signIn")}
        </Button>
      </form>
    </SignInFrame>
  );
}
