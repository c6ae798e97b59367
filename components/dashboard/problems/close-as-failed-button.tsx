import { t } from "@/messages/dashboard/problems";
import { Effects } from "../../ui/effects";
import { useTRPCClient } from "../browser/trpc";
import { ReasonButton } from "../controls/question";

type GiveUpButtonProps = { processId: string; effects: readonly string[]; isSmall?: boolean; onDone?: () => void };

/** Closes a return as failed if it can't be completed, after stating the consequences. */
export function GiveUpButton({ processId, effects, isSmall = false, onDone }: GiveUpButtonProps) {
  const client = useTRPCClient();
  return (
    <ReasonButton
      act={t("closeAsFailedButton.closeAsFailed")}
      isSmall={isSmall}
      title={t("closeAsFailedButton.title")}
      about={{ processId, money: "OPEN" }}
      effect={
        <Effects>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </Effects>
      }
      confirm={t("closeAsFailedButton.closeAsFailed")}
      doing={t("closeAsFailedButton.closing")}
      done={t("closeAsFailedButton.closed")}
      isDanger
      onDone={onDone}
      send={(reason) => client.giveUpReturn.mutate({ process_id: processId, reason })}
    />
  );
}
