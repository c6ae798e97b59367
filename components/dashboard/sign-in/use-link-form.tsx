import { Button, ButtonAnchor } from "../../ui/button";
import { SignInFrame } from "./sign-in-frame";

type UseLinkFormProps = {
  action: (form: FormData) => Promise<void>;
  token: string;
  next: string;
  /** Whom it signs in; null for a link that signs nobody in any more. */
  email: string | null;
};

/** One press: looking at a link must not use it up. Works before and without script. */
export function UseLinkForm({ action, token, next, email }: UseLinkFormProps) {
  if (email === null) {
    return (
      <SignInFrame title="This link has expired">
        <p className="mt-4">It was already used, is older than 15 minutes, or was cut off. Request a new one.</p>
        <ButtonAnchor size="large" className="mt-6 w-full" kind="main" href="/dashboard/sign-in/link">
          Request a link
        </ButtonAnchor>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="Sign in">
      <p className="mt-4">
        You’re signing in as <strong className="font-semibold wrap-anywhere">{email}</strong>.
      </p>
      <form action={action} className="mt-6 grid">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="next" value={next} />
        <Button size="large" kind="main" type="submit">
          Sign in
        </Button>
      </form>
    </SignInFrame>
  );
}
