import type { Metadata } from "next";
import { WithdrawForm } from "@/components/portal/withdraw/withdraw-form";
import { WithdrawHead } from "@/components/portal/withdraw/withdraw-head";
import { withdrawWords } from "@/components/portal/withdraw/withdraw-words";
import { checkWithdrawal } from "../../../_portal/actions/check-withdrawal";
import { withdrawalOf } from "../../../_portal/withdrawal-of";

type Props = { params: Promise<{ slug: string }> };

const EMPTY = { name: "", contract: "", email: "" };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reader } = await withdrawalOf((await params).slug);
  return { title: reader.t("withdraw.title"), description: reader.t("withdraw.lead") };
}

/** Withdraw from a contract, step one. The input is kept for later changes; after the declaration it isn't. */
export default async function WithdrawPage({ params }: Props) {
  const { slug } = await params;
  const { reader, draft, withdrawal } = await withdrawalOf(slug);
  const typed = draft !== null && withdrawal === null ? draft : EMPTY;
  return (
    <WithdrawForm
      action={checkWithdrawal.bind(null, slug)}
      words={withdrawWords(reader.t)}
      typed={{ name: typed.name, contract: typed.contract, email: typed.email }}
      head={<WithdrawHead slug={slug} step={1} reader={reader} />}
    />
  );
}
