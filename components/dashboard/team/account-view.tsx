import type { Theme } from "../browser/theme";
import { SecondFactorSection } from "../second-factor/second-factor-section";
import { NEW_PASSWORD_PAGE } from "../sign-in/new-password-page";
import { BrowserSection } from "./browser-section";
import { PasswordForm } from "./password-form";
import { SessionsTable } from "./sessions-table";
import type { SecondFactor, Session } from "./types";

type AccountViewProps = {
  name: string;
  email: string;
  sessions: readonly Session[];
  canResetPassword: boolean;
  secondFactor: SecondFactor;
  theme: Theme;
  now: string;
  timeZone: string;
};

/** Where one is signed in, and how one signs in: one's own password and second factor. */
export function AccountView({
  name,
  email,
  sessions,
  canResetPassword,
  secondFactor,
  theme,
  now,
  timeZone,
}: AccountViewProps) {
  return (
    <>
      <div className="page-head">
        <h1 className="text-h1 font-semibold">Your account</h1>
        <p className="text-ink-2">
          {name} · {email}
        </p>
      </div>
      <section className="section" aria-labelledby="sessions">
        <header>
          <h2 id="sessions" className="text-h2 font-semibold">
            Signed in
          </h2>
        </header>
        <SessionsTable sessions={sessions} now={now} timeZone={timeZone} />
      </section>
      <div className="account-halves">
        <SecondFactorSection factor={secondFactor} now={now} timeZone={timeZone} />
        <section className="section" aria-labelledby="password">
          <header>
            <h2 id="password" className="text-h2 font-semibold">
              Password
            </h2>
          </header>
          {canResetPassword ? (
            <div className="notice mt-4 max-w-xl">
              <p>
                For a quarter of an hour after you came in you can{" "}
                <a className="link" href={NEW_PASSWORD_PAGE}>
                  set a password without the one before
                </a>
                .
              </p>
            </div>
          ) : null}
          <PasswordForm email={email} />
        </section>
        <BrowserSection theme={theme} />
      </div>
    </>
  );
}
