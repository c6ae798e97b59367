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
      <SignInFrame title="This link has ended">
        <p className="mt-4">
          It was used, is older than a quarter of an hour, or its address was cut off on the way. Ask for another one.
        </p>
        <ButtonAnchor size="large" className="mt-6 w-full" kind="main" href="/dashboard/sign-in/link">
          Ask for a link
        </ButtonAnchor>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="Sign in">
      <p className="mt-4">
        You sign in as <strong className="font-semibold wrap-anywhere">{email}</strong>.
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
