import type { Metadata } from "next";
import { cookies } from "next/headers";
import { THEME_COOKIE, themeOf } from "@/components/dashboard/browser/theme";
import { AccountView } from "@/components/dashboard/team/account-view";
import { Page } from "@/components/ui/page";
import { t } from "@/messages/dashboard/team";
import { staffActor } from "@/server/auth/staff-actor";
import { ACCOUNT_PAGE, hasDashboard, requireStaff } from "../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("accountView.title") });

export default async function AccountPage() {
  const api = await requireStaff(ACCOUNT_PAGE);
  const [{ name, email, timeZone }, { sessions, password_reset_until }, secondFactor] = await Promise.all([
    personOf(api),
    api.listSessions({}),
    api.getSecondFactor({}),
  ]);
  return (
    <Page>
      <AccountView
        name={name}
        email={email}
        sessions={sessions}
        canResetPassword={password_reset_until !== null}
        secondFactor={secondFactor}
        theme={themeOf((await cookies()).get(THEME_COOKIE)?.value)}
        now={new Date().toISOString()}
        timeZone={timeZone}
      />
    </Page>
  );
}

/** Returns the person's name and email, from the station if they have no access to the dashboard. */
async function personOf(api: Awaited<ReturnType<typeof requireStaff>>) {
  const actor = await staffActor();
  if (actor !== null && hasDashboard(actor)) {
    const { name, email, stores } = await api.getViewer({});
    return { name, email, timeZone: stores[0]?.time_zone ?? "UTC" };
  }
  const { person, stores } = await api.getStation({});
  return { name: person.name, email: person.email, timeZone: stores[0]?.time_zone ?? "UTC" };
}
