"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isEmailAddress } from "@/contract/vocabulary/mail-address";
import { t } from "@/messages/dashboard/problems";
import { problemText } from "../browser/problem-text";
import { useTRPC, useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { TextField } from "../controls/text-field";
import { changedEmailWords, changeEmailEffect } from "./change-email-words";

type ChangeEmailProps = { processId: string; onDone?: () => void };

/** Changes the email address of a return whose emails bounce. */
export function ChangeEmailButton(props: ChangeEmailProps) {
  return (
    <DialogButton isSmall ask={(onClose) => <ChangeEmailDialog {...props} onClose={onClose} />}>
      {t("changeEmailButton.title")}
    </DialogButton>
  );
}

function ChangeEmailDialog({ processId, onDone, onClose }: ChangeEmailProps & { onClose: () => void }) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const asked = useQuery(trpc.getShopperEmail.queryOptions({ process_id: processId }, { staleTime: 0 }));
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState("");
  const question = useQuestion({
    ...{ onClose, onDone, fields: ["email"] },
    send: (email: string) => client.changeShopperEmail.mutate({ process_id: processId, email }),
    done: ({ resent }) => changedEmailWords(resent),
  });
  const email = typed ?? asked.data?.email ?? "";
  const submit = () => {
    const isWrong = !isEmailAddress(email.trim());
    setFault(isWrong ? t("changeEmailButton.invalid") : "");
    if (!isWrong) question.send(email.trim());
  };
  return (
    <AskDialog
      {...{ question }}
      title={t("changeEmailButton.title")}
      about={{ processId }}
      effect={<p>{changeEmailEffect(asked.data?.failed ?? 0)}</p>}
      confirm={t("changeEmailButton.title")}
      doing={t("changeEmailButton.changing")}
      error={asked.error === null ? undefined : problemText(asked.error)}
      onSubmit={submit}
    >
      <TextField
        label={t("changeEmailButton.email")}
        inputMode="email"
        maxLength={254}
        value={email}
        error={fault || question.errorOf("email")}
        onChange={(text) => {
          setTyped(text);
          setFault("");
        }}
      />
    </AskDialog>
  );
}
