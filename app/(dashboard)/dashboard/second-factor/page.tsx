import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SecondFactorSetup } from "@/components/dashboard/second-factor/second-factor-setup";
import { QrCode } from "@/components/ui/qr-code";
import { t } from "@/messages/dashboard/second-factor";
import { homePath } from "@/server/auth/home-path";
import { staffActor } from "@/server/auth/staff-actor";
import { callerFor } from "@/server/trpc/caller";
import { SECOND_FACTOR_PAGE } from "../../staff";
import { signOut } from "../actions";
import { confirmCode, startSetup } from "./actions";

export const generateMetadata = (): Metadata => ({ title: t("secondFactorPage.title") });

/** Outside the dashboard's frame, because people who must set it up have no access before. */
export default async function SecondFactorPage() {
  const actor = await staffActor();
  if (actor === null) redirect(`/dashboard/sign-in?next=${SECOND_FACTOR_PAGE}`);
  // A PIN signs in to the station, but not to an account.
  if (!actor.scopes.has("account:write")) redirect("/station");
  const api = callerFor(actor);
  const [factor, { password_reset_until }] = await Promise.all([api.getSecondFactor({}), api.listSessions({})]);
  const { setup } = factor;
  return (
    <SecondFactorSetup
      isOn={factor.is_on}
      isForced={actor.mustSetUpSecondFactor === true}
      canSetPassword={password_reset_until !== null}
      secret={setup?.secret ?? null}
      qr={setup === null ? null : <QrCode payload={setup.uri} spoken={t("secondFactorPage.qrCode")} />}
      home={await homePath(actor.id)}
      {...{ startSetup, confirmCode, signOut }}
    />
  );
}
