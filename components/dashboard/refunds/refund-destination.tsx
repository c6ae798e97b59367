import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { LiveButton } from "../../ui/live-button";
import { linkStyle } from "../../ui/text-link";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";
import { CodeChip } from "../controls/code-chip";
import { destinationWords, type RefundDue } from "./refund-words";

/** Above the link of the row, which covers all of it. */
const ABOVE = "relative z-1";

/** Where a refund goes, its account for those who may see it, and the payment file that holds it. */
export function RefundDestination({ refund, canSeeAccounts }: { refund: RefundDue; canSeeAccounts: boolean }) {
  return (
    <>
      {destinationWords(refund)}
      {canSeeAccounts && refund.has_account ? <Account processId={refund.process_id} /> : null}
      {refund.batch ? <InFile refund={refund} batch={refund.batch} canTakeOut={canSeeAccounts} /> : null}
    </>
  );
}

function Account({ processId }: { processId: string }) {
  const trpc = useTRPC();
  const show = useMutation(trpc.showBankAccount.mutationOptions());
  if (show.data)
    return (
      <span className={`${ABOVE} block text-[13px]`}>
        {show.data.holder_name} <CodeChip code={show.data.iban} />
      </span>
    );
  return (
    <>
      {" "}
      <LiveButton
        className={linkStyle(`text-small ${ABOVE}`)}
        disabled={show.isPending}
        title="The audit log notes who looked"
        onClick={() => show.mutate({ process_id: processId })}
      >
        Show IBAN
      </LiveButton>
      {show.error ? <span className="text-bad block text-[13px]">{problemText(show.error)}</span> : null}
    </>
  );
}

type InFileProps = { refund: RefundDue; batch: NonNullable<RefundDue["batch"]>; canTakeOut: boolean };

function InFile({ refund, batch, canTakeOut }: InFileProps) {
  const trpc = useTRPC();
  const look = useLook();
  const say = useToast();
  const takeOut = useMutation(
    trpc.takeOutOfPaymentFile.mutationOptions({
      onSuccess: () => {
        say(`Took ${refund.return_code} out of ${batch.message_id}. Download that file again before you upload it.`);
        look();
      },
    }),
  );
  return (
    <span className="block text-[13px]">
      In file{" "}
      <Link className={`font-mono text-code ${ABOVE}`} href={`/dashboard/refunds?batch=${batch.batch_id}`}>
        {batch.message_id}
      </Link>
      {canTakeOut ? (
        <>
          {" "}
          <LiveButton
            className={linkStyle(ABOVE)}
            disabled={takeOut.isPending}
            aria-label={`Take ${refund.return_code} out of the file`}
            onClick={() => takeOut.mutate({ batch_id: batch.batch_id, payout_id: refund.payout_id })}
          >
            Take out
          </LiveButton>
        </>
      ) : null}
      {takeOut.error ? <span className="text-bad block">{problemText(takeOut.error)}</span> : null}
    </span>
  );
}
