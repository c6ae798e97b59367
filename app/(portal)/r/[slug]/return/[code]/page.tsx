import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ReturnStatus } from "@/components/portal/status/return-status";
import { addParcel } from "../../../../_portal/actions/add-parcel";
import { cancelReturn } from "../../../../_portal/actions/cancel-return";
import { enterTracking } from "../../../../_portal/actions/enter-tracking";
import { resendMail } from "../../../../_portal/actions/resend-mail";
import { alertOf, photoRefusal } from "../../../../_portal/photo-refusal";
import { oneOf, type Query } from "../../../../_portal/query";
import { returnOf } from "../../../../_portal/return-of";

type Props = { params: Promise<{ slug: string; code: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).code };
}

/** P7: the status of the return. An email link carries a token, which a page can't store: /open does. */
export default async function ReturnPage({ params, searchParams }: Props) {
  const { slug, code } = await params;
  const query = await searchParams;
  const token = oneOf(query, "t");
  if (token) redirect(`/r/${slug}/open?${new URLSearchParams({ t: token, return: code })}`);
  const { store, reader, api, tracking, count } = await returnOf(slug, code);
  const acts = await api.getReturnActs({ return_id: tracking.return_id });
  return (
    <ReturnStatus
      store={store}
      tracking={tracking}
      reader={reader}
      returnsCount={count}
      cancel={cancelReturn.bind(null, slug, code)}
      enterTracking={enterTracking.bind(null, slug, code)}
      addParcel={addParcel.bind(null, slug, code)}
      acts={{ ...acts, resend: resendMail.bind(null, slug, code) }}
      photoAlert={alertOf(photoRefusal(oneOf(query, "file"), reader.t))}
    />
  );
}
