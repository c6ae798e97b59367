import { t } from "@/messages/dashboard/team";
import { Notice } from "../../ui/notice";
import { PageHead } from "../../ui/page";
import { Section } from "../../ui/section";
import { TextAnchor } from "../../ui/text-link";
import type { Theme } from "../browser/theme";
import { SecondFactorSection } from "../second-factor/second-factor-section";
import type { SecondFactor } from "../second-factor/types";
import { NEW_PASSWORD_PAGE } from "../sign-in/new-password-page";
import { BrowserSection } from "./browser-section";
import { NameForm } from "./name-form";
import { PasswordForm } from "./password-form";
import { SessionsTable } from "./sessions-table";
import type { Session } from "./types";

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

/** The account page: sessions, password and two-factor authentication. */
export function AccountView(props: AccountViewProps) {
  const { name, email, sessions, canResetPassword, secondFactor, theme, now, timeZone } = props;
  return (
    <>
      <PageHead title={t("accountView.title")}>
        <p className="text-ink-2">
          {name} · {email}
        </p>
      </PageHead>
      <Section id="sessions" title={t("accountView.sessions")}>
        <SessionsTable sessions={sessions} now={now} timeZone={timeZone} />
      </Section>
      <div className="mt-10 min-[1200px]:gap-y-0 min-[1200px]:gap-x-12 min-[1200px]:grid-cols-2 min-[1200px]:items-start min-[1200px]:grid min-[1200px]:[&>:nth-child(2)]:mt-0 min-[1200px]:[&>:nth-child(2)]:row-[1/span_3] min-[1200px]:[&>:nth-child(2)]:col-2">
        <SecondFactorSection factor={secondFactor} timeZone={timeZone} />
        <Section id="password" title={t("accountView.password")}>
          {canResetPassword ? (
            <Notice className="mt-4 max-w-xl">
              <p>
                {t.rich("accountView.setPassword", {
                  link: (text) => <TextAnchor href={NEW_PASSWORD_PAGE}>{text}</TextAnchor>,
                })}
              </p>
            </Notice>
          ) : null}
          <PasswordForm email={email} />
        </Section>
        <Section id="name" title={t("accountView.name")}>
          <NameForm key={name} name={name} />
        </Section>
        <BrowserSection theme={theme} />
      </div>
    </>
  );
}
