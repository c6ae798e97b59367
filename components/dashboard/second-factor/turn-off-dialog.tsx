import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { fieldErrors, NO_PROOF, ProofFields } from "./proof-fields";

/** Back to the password alone. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [proof, setProof] = useState(NO_PROOF);
  const turnOff = useMutation(
    trpc.turnOffSecondFactor.mutationOptions({ onSuccess: () => asking.finish("Your second factor is off.") }),
  );
  const errorOf = fieldErrors(turnOff.error);
  const isElsewhere = turnOff.error && !errorOf("current_password") && !errorOf("code");
  return (
    <AskDialog
      asking={asking}
      title="Turn your second factor off?"
      effect={<p>Whoever has your password gets in with it. Your recovery codes end.</p>}
      confirm="Turn it off"
      doing="Turning it off …"
      isDanger
      isPending={turnOff.isPending}
      error={isElsewhere ? problemText(turnOff.error) : undefined}
      onSubmit={() => turnOff.mutate(proof)}
    >
      <ProofFields proof={proof} onChange={setProof} errorOf={errorOf} />
    </AskDialog>
  );
}
