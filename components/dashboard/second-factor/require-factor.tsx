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
    <Section id="require-factor" title="Second factor" className="mt-10">
      <p className="mt-4 max-w-xl">
        {isRequired
          ? "Everybody needs one. Whoever has none gets no further than to setting one up."
          : `Everybody decides for themselves. ${withoutWords(without)}`}
      </p>
      {isOwner ? (
        <p className="mt-4">
          {isMineOn || isRequired ? (
            <DialogButton
              ask={(onClose) => <RequireDialog isRequired={isRequired} without={without} onClose={onClose} />}
            >
              {isRequired ? "Require it no longer" : "Require it of everybody"}
            </DialogButton>
          ) : (
            <TextAnchor href="/dashboard/second-factor">
              Set up your own first, then you can require it of everybody
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
      title={isRequired ? "Require a second factor no longer?" : "Require a second factor of everybody?"}
      effect={
        isRequired ? (
          <p>Those that are set up stay. Their owners may turn them off.</p>
        ) : (
          <p>{withoutWords(without)} With their next click they are asked to set one up, and nothing else opens.</p>
        )
      }
      confirm={isRequired ? "Require it no longer" : "Require it"}
      doing="Saving …"
      done={isRequired ? "Everybody decides for themselves." : "Everybody needs a second factor now."}
      send={() => client.requireSecondFactor.mutate({ is_required: !isRequired })}
      onClose={onClose}
    />
  );
}

const withoutWords = (count: number): string => {
  if (count === 0) return "All members have one.";
  return count === 1 ? "One member has none." : `${count} members have none.`;
};
