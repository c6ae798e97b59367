import { useMutation } from "@tanstack/react-query";
import { PAYMENT_FILE_REFUSALS } from "@/contract/vocabulary/payment-file";
import { LOCALE } from "../../ui/age";
import { Notice } from "../../ui/notice";
import { TextLink } from "../../ui/text-link";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { type RefundDue, refundsWords, sortForFile, totalWords } from "./refund-words";
import { useRequestId } from "./use-marking";
import { usePaymentFile } from "./use-payment-file";

type PaymentFileDialogProps = { refunds: readonly RefundDue[]; onClose: () => void; onMade: () => void };

const NAMED = 6;

/** Puts the bank transfers among the selected refunds into a SEPA file and downloads it; says which others can't be in it. */
export function PaymentFileDialog({ refunds, onClose, onMade }: PaymentFileDialogProps) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const requestOf = useRequestId();
  const { fitting, others } = sortForFile(refunds);
  const file = usePaymentFile((name) => {
    asking.finish(`Downloaded ${name}. Upload it at your bank, then mark it as sent.`);
    onMade();
  });
  const create = useMutation(
    trpc.createPaymentFile.mutationOptions({ onSuccess: (made) => file.download(made.file.batch_id) }),
  );
  const stores = new Set(fitting.map(({ store_id }) => store_id));
  const payout_ids = fitting.map(({ payout_id }) => payout_id);
  const error = create.error ? problemText(create.error) : file.error;
  return (
    <AskDialog
      asking={asking}
      title="Download payment file?"
      effect={
        fitting.length === 0
          ? "None of the selected refunds can be in a SEPA payment file."
          : `Puts ${refundsWords(fitting.length)}, ${totalWords(fitting, LOCALE)}, into one SEPA file (pain.001) for your online banking. No money moves until you upload it and your bank executes it. You can take refunds out again.`
      }
      confirm={fitting.length === 0 ? "Close" : "Download payment file"}
      doing="Preparing …"
      isPending={create.isPending || file.isPending}
      error={stores.size > 1 ? "A payment file pays from one store's account. Select refunds of one store." : error}
      onSubmit={() => {
        if (fitting.length === 0) return asking.close();
        if (stores.size > 1) return;
        if (create.data) return file.download(create.data.file.batch_id);
        create.mutate({ request_id: requestOf(payout_ids), payout_ids });
      }}
    >
      {others.length > 0 ? (
        <Notice tone="hold">
          <p>{refundsWords(others.length)} can't be in the file:</p>
          <ul className="mt-1 grid gap-1">
            {others.slice(0, NAMED).map(({ refund, why }) => (
              <li key={refund.payout_id}>
                <span className="font-mono text-code">{refund.return_code}</span>: {PAYMENT_FILE_REFUSALS[why]}.
              </li>
            ))}
            {others.length > NAMED ? <li>and {others.length - NAMED} more.</li> : null}
          </ul>
        </Notice>
      ) : null}
      {create.error && problemText(create.error).includes("Settings") ? (
        <p>
          <TextLink href="/dashboard/settings/refunds">Open Settings → Refunds</TextLink>
        </p>
      ) : null}
    </AskDialog>
  );
}
