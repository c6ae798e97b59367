import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "../browser/trpc";
import { PlainQuestion } from "../controls/plain-question";
import type { Member } from "./types";

/** For a colleague who lost the device and the recovery codes. */
export function ResetFactorDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const trpc = useTRPC();
  const reset = useMutation(trpc.resetSecondFactor.mutationOptions());
  return (
    <PlainQuestion
      title={`Reset the second factor of ${member.name}?`}
      effect={
        <p>
          Their authenticator and recovery codes end, and they are signed out everywhere. Until they set up another, the
          password alone lets them in: make sure that it is they who ask.
        </p>
      }
      confirm="Reset second factor"
      doing="Resetting …"
      done={`${member.name} signs in with the password alone.`}
      isDanger
      send={() => reset.mutateAsync({ user_id: member.user_id })}
      onClose={onClose}
    />
  );
}
