"use client";

import { useActionState } from "react";
import { EntryField } from "./entry-field";
import { NEW_PASSWORD_PAGE } from "./new-password-page";
import { OidcButton } from "./oidc-button";
import { SignInFrame } from "./sign-in-frame";
import { waitWords } from "./wait-words";

export type SignInState = {
  readonly email: string;
  readonly error: { readonly kind: "WRONG" } | { readonly kind: "LIMITED"; readonly seconds: number } | null;
};

type SignInFormProps = {
  action: (before: SignInState, form: FormData) => Promise<SignInState>;
  /** Checked path to go to afterwards; "" for where the person's work is. */
  next: string;
  /** Links can be mailed here. */
  hasLinks: boolean;
  /** What the organisation's own sign-in is called, null without one, and how it refused somebody just now. */
  oidc: { label: string | null; refusal: "STRANGER" | "FAILED" | null };
};

/** E-mail and password. A plain form: it also works before and without script. */
export function SignInForm({ action, next, hasLinks, oidc }: SignInFormProps) {
  const [state, submit, isPending] = useActionState(action, { email: "", error: null });
  const isRefused = state.error !== null;
  return (
    <SignInFrame title="Sign in" {...refusalIn(state, oidc)}>
      <form action={submit} className="mt-6 grid gap-4">
        <input type="hidden" name="next" value={next} />
        <EntryField
          label="E-mail"
          name="email"
          isRefused={isRefused}
          type="email"
          autoComplete="username"
          key={state.email}
          defaultValue={state.email}
          maxLength={254}
        />
        <EntryField
          label="Password"
          name="password"
          isRefused={isRefused}
          type="password"
          autoComplete="current-password"
          maxLength={1024}
        />
        <button className="button mt-2 h-11" data-kind="main" type="submit" disabled={isPending}>
          {isPending ? "Signing in …" : "Sign in"}
        </button>
        {hasLinks ? (
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-2">
            <a
              className="link"
              href={`/dashboard/sign-in/link${next === "" ? "" : `?next=${encodeURIComponent(next)}`}`}
            >
              Mail me a link instead
            </a>
            <a className="link" href={`/dashboard/sign-in/link?next=${encodeURIComponent(NEW_PASSWORD_PAGE)}`}>
              Forgot your password?
            </a>
          </p>
        ) : null}
      </form>
      {oidc.label === null ? null : <OidcButton label={oidc.label} next={next} />}
    </SignInFrame>
  );
}

const refusalIn = ({ error }: SignInState, { label, refusal }: SignInFormProps["oidc"]): { refusal?: string } => {
  if (error !== null) return { refusal: wordsOf(error) };
  if (label === null || refusal === null) return {};
  return {
    refusal:
      refusal === "STRANGER"
        ? `${label} let you in, but nobody here has your e-mail, or it is not verified there. Ask an owner for an invitation.`
        : `Signing in with ${label} did not work. Try again, or sign in with your password.`,
  };
};

function wordsOf(error: NonNullable<SignInState["error"]>): string {
  if (error.kind === "WRONG") return "E-mail and password do not fit together. Check both.";
  return waitWords(error.seconds);
}
