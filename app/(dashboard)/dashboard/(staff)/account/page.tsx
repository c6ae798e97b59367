import type { Metadata } from "next";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { AccountView } from "@/components/dashboard/team/account-view";
import { requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "Your account" };

export default async function AccountPage() {
  const api = await requireStaff("/dashboard/account");
  const [answer, { sessions, password_reset_until }, secondFactor] = await Promise.all([
    api.getViewer({}),
    api.listSessions({}),
    api.getSecondFactor({}),
  ]);
  const { name, email, stores } = viewerOf(answer);
  return (
    <div className="document">
      <AccountView
        name={name}
        email={email}
        sessions={sessions}
        canResetPassword={password_reset_until !== null}
        secondFactor={secondFactor}
        now={new Date().toISOString()}
        timeZone={stores[0]?.time_zone ?? "UTC"}
      />
    </div>
  );
}
