"use client";

import { useActionState } from "react";
import { Mark } from "../shell/mark";
import { WaitingParcels } from "./waiting-parcels";

export type SignInState = {
  readonly email: string;
  readonly error: { readonly kind: "WRONG" } | { readonly kind: "LIMITED"; readonly seconds: number } | null;
};

type SignInFormProps = {
  action: (before: SignInState, form: FormData) => Promise<SignInState>;
  /** Checked path to go to afterwards. */
  next: string;
};

/** E-mail and password. A plain form: it also works before and without script. */
export function SignInForm({ action, next }: SignInFormProps) {
  const [state, submit, isPending] = useActionState(action, { email: "", error: null });
  return (
    <main className="sign-in">
      <div className="sign-in-form">
        <p className="flex items-center gap-2 font-semibold">
          <span className="size-5">
            <Mark />
          </span>
          Homeward
        </p>
        <h1 className="text-h1 mt-10 font-semibold">Sign in</h1>
        {state.error ? (
          <p id="refused" className="notice mt-4" data-tone="bad" role="alert">
            {wordsOf(state.error)}
          </p>
        ) : null}
        <form action={submit} className="mt-6 grid gap-4">
          <input type="hidden" name="next" value={next} />
          <div>
            <label className="field-label" htmlFor="email">
              E-mail
            </label>
            <input
              className="input h-11"
              id="email"
              name="email"
              type="email"
              required
              autoComplete="username"
              key={state.email}
              defaultValue={state.email}
              maxLength={254}
              aria-describedby={state.error ? "refused" : undefined}
            />
          </div>
          <div>
            <label className="field-label" htmlFor="password">
              Password
            </label>
            <input
              className="input h-11"
              id="password"
              name="password"
              type="password"
              required
              autoComplete="current-password"
              maxLength={1024}
              aria-describedby={state.error ? "refused" : undefined}
            />
          </div>
          <button className="button mt-2 h-11" data-kind="main" type="submit" disabled={isPending}>
            {isPending ? "Signing in …" : "Sign in"}
          </button>
        </form>
      </div>
      <WaitingParcels />
    </main>
  );
}

function wordsOf(error: NonNullable<SignInState["error"]>): string {
  if (error.kind === "WRONG") return "E-mail and password do not fit together. Check both.";
  const minutes = Math.max(1, Math.ceil(error.seconds / 60));
  return `Too many tries. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}
