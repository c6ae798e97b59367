import { redirect } from "next/navigation";
import { methodName, wayWords } from "@/components/portal/send/send-words";
import { BackLink } from "@/components/portal/shell/back-link";
import { ChangeWayForm } from "@/components/portal/status/change-way-form";
import { Crumb, Lead, PageHead } from "@/components/portal/ui/page";
import { moneyText } from "@/components/ui/money";
import { problemOf } from "@/server/trpc/problem-of";
import { changeWay } from "../../../../../_portal/actions/change-way";
import { returnOf } from "../../../../../_portal/return-of";
import { titled } from "../../../../../_portal/titled";

export const generateMetadata = titled("way.title");

/** Changes the return method of a confirmed return while nobody has the parcel. */
export default async function ChangeWayPage({ params }: { params: Promise<{ slug: string; code: string }> }) {
  const { slug, code } = await params;
  const { reader, api, tracking } = await returnOf(slug, code);
  const { t, locale } = reader;
  const home = `/r/${slug}/return/${tracking.return_code}`;
  const { ways } = await api.listOtherWays({ return_id: tracking.return_id }).catch((error: unknown) => {
    if (problemOf(error)?.reason === "FAILED_PRECONDITION") redirect(home);
    throw error;
  });
  const { pickup_date, pickup_range } = tracking;
  return (
    <ChangeWayForm
      action={changeWay.bind(null, slug, code)}
      ways={ways.map(({ is_current: isCurrent, total, ...way }) => ({
        ...{ way, isCurrent, refusal: total === null ? t("way.fixed") : undefined },
        words: {
          ...wayWords(reader, way),
          ...(isCurrent ? { name: `${methodName(t, way)} (${t("way.current")})` } : {}),
          outcome: total === null ? "" : t("exchange.youGetBack", { amount: moneyText(total, way.currency, locale) }),
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
