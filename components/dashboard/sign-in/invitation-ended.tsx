import { ButtonAnchor } from "../../ui/button";
import { SignInFrame } from "./sign-in-frame";

/** Instead of a form that could only be refused. */
export function InvitationEnded() {
  return (
    <SignInFrame title="This invitation is no longer valid">
      <p className="mt-4">
        It was used, revoked or has expired, or the link was cut off. If you’ve already joined, sign in. Otherwise ask
        for a new invitation.
      </p>
      <ButtonAnchor size="large" className="mt-6" kind="main" href="/dashboard/sign-in">
        Sign in
      </ButtonAnchor>
    </SignInFrame>
  );
}
