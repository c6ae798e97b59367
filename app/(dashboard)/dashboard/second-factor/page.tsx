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

/** Outside of the dashboard's frame: whoever has to set one up gets no further before. */
export default async function SecondFactorPage() {
  const actor = await staffActor();
  if (actor === null) redirect(`/dashboard/sign-in?next=${SECOND_FACTOR_PAGE}`);
  // A PIN opens the bench, and no account.
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
