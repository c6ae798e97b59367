import { redirect } from "next/navigation";
import { methodName, methodWords } from "@/components/portal/send/send-words";
import { BackLink } from "@/components/portal/shell/back-link";
import { ChangeMethodForm } from "@/components/portal/status/change-method-form";
import { Crumb, Lead, PageHead } from "@/components/portal/ui/page";
import { moneyText } from "@/components/ui/money";
import { problemOf } from "@/server/trpc/problem-of";
import { changeReturnMethod } from "../../../../../_portal/actions/change-return-method";
import { returnOf } from "../../../../../_portal/return-of";
import { titled } from "../../../../../_portal/titled";

export const generateMetadata = titled("way.title");

/** Changes the return method of a confirmed return while nobody has the parcel. */
export default async function ChangeMethodPage({ params }: { params: Promise<{ slug: string; code: string }> }) {
  const { slug, code } = await params;
  const { reader, api, tracking } = await returnOf(slug, code);
  const { t, locale } = reader;
  const home = `/r/${slug}/return/${tracking.return_code}`;
  const { methods } = await api.listOtherMethods({ return_id: tracking.return_id }).catch((error: unknown) => {
    if (problemOf(error)?.reason === "FAILED_PRECONDITION") redirect(home);
    throw error;
  });
  const { pickup_date, pickup_range } = tracking;
  return (
    <ChangeMethodForm
      action={changeReturnMethod.bind(null, slug, code)}
      methods={methods.map(({ is_current: isCurrent, total, ...method }) => ({
        ...{ method, isCurrent, refusal: total === null ? t("way.fixed") : undefined },
        words: {
          ...methodWords(reader, method),
          ...(isCurrent ? { name: `${methodName(t, method)} (${t("way.current")})` } : {}),
          outcome:
            total === null ? "" : t("exchange.youGetBack", { amount: moneyText(total, method.currency, locale) }),
        },
      }))}
      slot={pickup_date === "" ? null : { pickup_date, pickup_range }}
      words={{ legend: t("send.legend"), submit: t("way.submit"), pending: t("way.pending") }}
      head={
        <>
          <Crumb>
            <BackLink href={home} text={t("pass.back")} />
          </Crumb>
          <PageHead title={t("way.title")}>
            <Lead>{t("way.lead")}</Lead>
          </PageHead>
        </>
      }
    />
  );
}
