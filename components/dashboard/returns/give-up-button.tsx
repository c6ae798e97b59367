"use client";

import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "../browser/trpc";
import { ReasonButton } from "./reason-dialog";

type GiveUpButtonProps = { processId: string; effects: readonly string[]; isSmall?: boolean; onDone?: () => void };

/** Ends a return that cannot be brought to its end; what that means is said before. */
export function GiveUpButton({ processId, effects, isSmall = false, onDone }: GiveUpButtonProps) {
  const trpc = useTRPC();
  const giveUp = useMutation(trpc.giveUpReturn.mutationOptions());
  return (
    <ReasonButton
      act="Give up"
      isSmall={isSmall}
      title="Give this return up?"
      effect={
        <>
          <p>It ends as failed.</p>
          <ul className="effects">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </>
      }
      confirm="Give the return up"
      doing="Giving up …"
      done="Given up. Nothing more is done."
      isDanger
      onDone={onDone}
      send={(reason) => giveUp.mutateAsync({ process_id: processId, reason })}
    />
  );
}
