import { ButtonAnchor } from "../../ui/button";
import { SignInFrame } from "./sign-in-frame";

/** Instead of a form that could only be refused. */
export function InvitationEnded() {
  return (
    <SignInFrame title="This invitation has ended">
      <p className="mt-4">
        It was used, was taken back, has lapsed, or its address was cut off on the way. If you joined before, sign in.
        Else ask whoever invited you for a new one.
      </p>
      <ButtonAnchor size="large" className="mt-6" kind="main" href="/dashboard/sign-in">
        Sign in
      </ButtonAnchor>
    </SignInFrame>
  );
}
