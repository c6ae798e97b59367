import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/second-factor";
import { Section } from "../../ui/section";
import { TextAnchor } from "../../ui/text-link";
import { useTRPCClient } from "../browser/trpc";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";

type RequireFactorProps = {
  isRequired: boolean;
  /** The number of members without two-factor authentication. */
  without: number;
  /** Whether the viewer's own two-factor authentication is on; owners can require it only then. */
  isMineOn: boolean;
  isOwner: boolean;
};

/** Whether everyone needs two-factor authentication. Owners can change it; everyone can see it. */
export function RequireFactor({ isRequired, without, isMineOn, isOwner }: RequireFactorProps) {
  return (
    <Section id="require-factor" title={t("requireFactor.title")} className="mt-10">
      <p className="mt-4 max-w-xl">
        {isRequired ? t("requireFactor.required") : t("requireFactor.optional", { count: without })}
      </p>
      {isOwner ? (
        <p className="mt-4">
          {isMineOn || isRequired ? (
            <DialogButton
              ask={(onClose) => <RequireDialog isRequired={isRequired} without={without} onClose={onClose} />}
            >
              {isRequired ? t("requireFactor.makeOptional") : t("requireFactor.requireForEveryone")}
            </DialogButton>
          ) : (
            <TextAnchor href="/dashboard/second-factor">{t("requireFactor.setUpYoursFirst")}</TextAnchor>
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
      title={isRequired ? t("requireFactor.askOptional") : t("requireFactor.askRequired")}
      effect={
        isRequired ? (
          <p>{t("requireFactor.optionalEffect")}</p>
        ) : (
          <p>{t("requireFactor.requireEffect", { count: without })}</p>
        )
      }
      confirm={isRequired ? t("requireFactor.makeOptional") : t("requireFactor.require")}
      doing={common("saving")}
      done={isRequired ? t("requireFactor.doneOptional") : t("requireFactor.doneRequired")}
      send={() => client.requireSecondFactor.mutate({ is_required: !isRequired })}
      onClose={onClose}
    />
  );
}
