"use client";

import { useMutation } from "@tanstack/react-query";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import type { Member } from "../team/types";

/** For a colleague who lost the device and the recovery codes. */
export function ResetFactorDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const reset = useMutation(
    trpc.resetSecondFactor.mutationOptions({
      onSuccess: () => asking.finish(`${member.name} signs in with the password alone.`),
    }),
  );
  return (
    <AskDialog
      asking={asking}
      title={`Reset the second factor of ${member.name}?`}
      effect={
        <p>
          Their authenticator and recovery codes end, and they are signed out everywhere. Until they set up another, the
          password alone lets them in: make sure that it is they who ask.
        </p>
      }
      confirm="Reset second factor"
      doing="Resetting …"
      isDanger
      isPending={reset.isPending}
      error={reset.error ? problemText(reset.error) : undefined}
      onSubmit={() => reset.mutate({ user_id: member.user_id })}
    />
  );
}
