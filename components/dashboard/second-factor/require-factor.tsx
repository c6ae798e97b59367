import { Section } from "../../ui/section";
import { TextAnchor } from "../../ui/text-link";
import { useTRPCClient } from "../browser/trpc";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";

type RequireFactorProps = {
  isRequired: boolean;
  /** How many members have none. */
  without: number;
  /** An owner who requires one has one. */
  isMineOn: boolean;
  isOwner: boolean;
};

/** Whether everybody needs a second factor: an owner's to decide, everybody's to know. */
export function RequireFactor({ isRequired, without, isMineOn, isOwner }: RequireFactorProps) {
  return (
    <Section id="require-factor" title="Two-factor authentication" className="mt-10">
      <p className="mt-4 max-w-xl">
        {isRequired
          ? "Required for everyone. Members without it are asked to set it up before they can continue."
          : `Optional. ${withoutWords(without)}`}
      </p>
      {isOwner ? (
        <p className="mt-4">
          {isMineOn || isRequired ? (
            <DialogButton
              ask={(onClose) => <RequireDialog isRequired={isRequired} without={without} onClose={onClose} />}
            >
              {isRequired ? "Make optional" : "Require for everyone"}
            </DialogButton>
          ) : (
            <TextAnchor href="/dashboard/second-factor">
              Set up your own first, then you can require it for everyone
            </TextAnchor>
          )}
        </p>
      ) : null}
    </Section>
  );
}

type RequireDialogProps = Pick<RequireFactorProps, "isRequired" | "without"> & { onClose: () => void };

function RequireDialog({ isRequired, without, onClose }: RequireDialogProps) {
  const client = useTRPCClient();
  return (
    <Question
      title={
        isRequired ? "Make two-factor authentication optional?" : "Require two-factor authentication for everyone?"
      }
      effect={
        isRequired ? (
          <p>Members keep it until they turn it off.</p>
        ) : (
          <p>{withoutWords(without)} Members without it must set it up before they can continue.</p>
        )
      }
      confirm={isRequired ? "Make optional" : "Require"}
      doing="Saving …"
      done={
        isRequired
          ? "Two-factor authentication is optional now."
          : "Two-factor authentication is required for everyone now."
      }
      send={() => client.requireSecondFactor.mutate({ is_required: !isRequired })}
      onClose={onClose}
    />
  );
}

const withoutWords = (count: number): string => {
  if (count === 0) return "All members have set it up.";
  return count === 1 ? "1 member hasn’t set it up." : `${count} members haven’t set it up.`;
};
