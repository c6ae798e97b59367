import { useState } from "react";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";

type OidcButtonProps = { label: string; next: string };

/** Leaves for the organisation's own sign-in. Needs script: a form may not lead out of this installation. */
export function OidcButton({ label, next }: OidcButtonProps) {
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
        {state === "LEAVING" ? "Going there …" : `Sign in with ${label}`}
      </Button>
      {state === "FAILED" ? (
        <FieldError role="alert">{label} cannot be reached. Try again, or sign in with your password.</FieldError>
      ) : null}
    </div>
  );
}

/** The issuer's address, with what ties its answer to this browser. */
const addressOf = async (next: string): Promise<string> => {
  const { csrfToken } = await json(await fetch("/api/auth/csrf"));
  const body = new URLSearchParams({ csrfToken: csrfToken ?? "", callbackUrl: next || "/dashboard", json: "true" });
  const { url } = await json(await fetch("/api/auth/signin/oidc", { method: "POST", body }));
  if (url === undefined || new URL(url).origin === window.location.origin) throw new Error("no way there");
  return url;
};

const json = (answer: Response): Promise<Record<string, string | undefined>> => answer.json();
