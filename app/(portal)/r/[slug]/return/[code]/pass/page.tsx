import { redirect } from "next/navigation";
import { PassScreen } from "@/components/portal/pass/pass-screen";
import { RequestScreen } from "@/components/portal/pass/request-screen";
import { isPassUseful, isRequest } from "@/components/portal/status/tracking-view";
import { PAPERS } from "@/contract/vocabulary/paper";
import { enterTracking } from "../../../../../_portal/actions/enter-tracking";
import { resendMail } from "../../../../../_portal/actions/resend-mail";
import { oneOf, type Query } from "../../../../../_portal/query";
import { returnOf } from "../../../../../_portal/return-of";
import { titled } from "../../../../../_portal/titled";

type Props = { params: Promise<{ slug: string; code: string }>; searchParams: Promise<Query> };

export const generateMetadata = titled("pass.kind");

/** P6: the return pass, until the carrier has the parcel. */
export default async function PassPage({ params, searchParams }: Props) {
  const { slug, code } = await params;
  const { store, reader, api, tracking } = await returnOf(slug, code);
  if (isRequest(tracking)) return <RequestScreen store={store} tracking={tracking} reader={reader} />;
  if (!isPassUseful(tracking)) redirect(`/r/${slug}/return/${tracking.return_code}`);
  const query = await searchParams;
  const { return_id } = tracking;
  const [acts, { points }] = await Promise.all([
    api.getReturnActs({ return_id }),
    tracking.return_method === "DROP_OFF_POINT" ? api.listDropOffPoints({ return_id }) : { points: [] },
  ]);
  return (
    <PassScreen
      {...{ store, tracking, reader }}
      tries={Number.parseInt(oneOf(query, "wait"), 10) || 0}
      now={new Date().toISOString()}
      paper={PAPERS.find((paper) => paper === oneOf(query, "paper")) ?? store.label_format}
      points={points}
      enterTracking={enterTracking.bind(null, slug, code)}
      acts={{ ...acts, resend: resendMail.bind(null, slug, code) }}
    />
  );
}
