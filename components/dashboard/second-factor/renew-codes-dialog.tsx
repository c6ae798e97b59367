import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { fieldErrors, NO_PROOF, ProofFields } from "./proof-fields";
import { RecoveryCodes } from "./recovery-codes";

/** Other recovery codes. It stays open to show them, this once. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [proof, setProof] = useState(NO_PROOF);
  const renew = useMutation(trpc.renewRecoveryCodes.mutationOptions({ onSuccess: asking.made }));
  const errorOf = fieldErrors(renew.error);
  const isElsewhere = renew.error && !errorOf("current_password") && !errorOf("code");
  const codes = renew.data?.recovery_codes;
  return (
    <AskDialog
      asking={asking}
      title={codes ? "Your new recovery codes" : "Make new recovery codes?"}
      effect={
        codes ? (
          <p>Each signs you in once, if you lose the device. They are shown only now.</p>
        ) : (
          <p>Those that you have now end.</p>
        )
      }
      confirm={codes ? "I have kept them" : "Make new codes"}
      doing="Making them …"
      isPending={renew.isPending}
      isDone={codes !== undefined}
      error={isElsewhere ? problemText(renew.error) : undefined}
      onSubmit={() => (codes ? asking.finish("Your new recovery codes count.") : renew.mutate(proof))}
    >
      {codes ? <RecoveryCodes codes={codes} /> : <ProofFields proof={proof} onChange={setProof} errorOf={errorOf} />}
    </AskDialog>
  );
}
