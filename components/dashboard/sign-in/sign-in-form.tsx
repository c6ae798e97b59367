"use client";

import { useState } from "react";
import { t } from "@/messages/dashboard/sign-in";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { TextAnchor } from "../../ui/text-link";
import { EntryField } from "./entry-field";
import { EntryForm } from "./entry-form";
import { NEW_PASSWORD_PAGE } from "./new-password-page";
import { SignInFrame } from "./sign-in-frame";
import { lostText, typedIn, useReachedAction } from "./use-reached-action";
import { waitWords } from "./wait-words";

export type SignInState = {
  readonly email: string;
  readonly error:
    | { readonly kind: "WRONG" }
    | { readonly kind: "LOST" }
    | { readonly kind: "LIMITED"; readonly seconds: number }
    | null;
};

type SignInFormProps = {
  action: (before: SignInState, form: FormData) => Promise<SignInState>;
  /** Validated path to go to afterwards; "" for the person's home page. */
  next: string;
  /** Whether sign-in links can be emailed. */
  hasLinks: boolean;
  /** The name of the organization's single sign-on, null without one, and why it just rejected someone. */
  oidc: { label: string | null; refusal: "STRANGER" | "FAILED" | null };
};

/** Signs in with email and password. */
export function SignInForm({ action, next, hasLinks, oidc }: SignInFormProps) {
  const [state, submit, isPending] = useReachedAction<SignInState>(action, { email: "", error: null }, lostSignIn);
  const isRefused = state.error !== null && state.error.kind !== "LOST";
  return (
    <SignInFrame title={t("signInForm.title")} refusal={refusalIn(state, oidc)}>
      <EntryForm
        {...{ action: submit, isPending }}
        hidden={{ next }}
        goesOnAt="password"
        confirm={t("signInForm.signIn")}
        doing={t("signInForm.signingIn")}
        others={hasLinks ? <ByMail next={next} /> : null}
      >
        <EntryField
          label={t("signInForm.email")}
          name="email"
          isRefused={isRefused}
          kept={state.email}
          type="email"
          autoComplete="username"
          maxLength={254}
        />
        <EntryField
          label={t("signInForm.password")}
          name="password"
          isRefused={isRefused}
          type="password"
          autoComplete="current-password"
          maxLength={1024}
        />
      </EntryForm>
      {oidc.label === null ? null : <OidcButton label={oidc.label} next={next} />}
    </SignInFrame>
  );
}

const lostSignIn = (form: FormData): SignInState => ({ email: typedIn(form, "email"), error: { kind: "LOST" } });

function ByMail({ next }: { next: string }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 gap-y-2">
      <TextAnchor href={`/dashboard/sign-in/link${next === "" ? "" : `?next=${encodeURIComponent(next)}`}`}>
        {t("signInForm.emailMeLinkInstead")}
      </TextAnchor>
      <TextAnchor href={`/dashboard/sign-in/link?next=${encodeURIComponent(NEW_PASSWORD_PAGE)}`}>
        {t("signInForm.forgotPassword")}
      </TextAnchor>
    </p>
  );
}

const refusalIn = ({ error }: SignInState, { label, refusal }: SignInFormProps["oidc"]): string | undefined => {
  if (error !== null) return wordsOf(error);
  if (label === null || refusal === null) return undefined;
  return refusal === "STRANGER"
    ? t("signInForm.strangerElsewhere", { label })
    : t("signInForm.failedElsewhere", { label });
};

function wordsOf(error: NonNullable<SignInState["error"]>): string {
  if (error.kind === "WRONG") return t("signInForm.wrong");
  if (error.kind === "LOST") return lostText();
  return waitWords(error.seconds);
}

/** Starts the organization's single sign-on. Needs scripts, because a form may not submit to another site. */
function OidcButton({ label, next }: { label: string; next: string }) {
  const [state, setState] = useState<"IDLE" | "LEAVING" | "FAILED">("IDLE");
  const leave = async () => {
    setState("LEAVING");
    try {
      window.location.assign(await addressOf(next));
    } catch {
      setState("FAILED");
    }
  };
  return (
    <div className="mt-6 grid gap-2 border-t border-line pt-6">
      <Button size="large" isLive onClick={leave} aria-disabled={state === "LEAVING" || undefined}>
        {state === "LEAVING" ? t("signInForm.redirecting") : t("signInForm.signInWith", { label })}
      </Button>
      {state === "FAILED" ? <FieldError role="alert">{t("signInForm.unreachable", { label })}</FieldError> : null}
    </div>
  );
}

/** Returns the issuer's address, with the state that ties its response to this browser. */
const addressOf = async (next: string): Promise<string> => {
  const { csrfToken } = await json(await fetch("/api/auth/csrf"));
  const body = new URLSearchParams({ csrfToken: csrfToken ?? "", callbackUrl: next || "/dashboard", json: "true" });
  const { url } = await json(await fetch("/api/auth/signin/oidc", { method: "POST", body }));
  if (url === undefined || new URL(url).origin === window.location.origin) throw new Error("no way there");
  return url;
};

const json = (answer: Response): Promise<Record<string, string | undefined>> => answer.json();
