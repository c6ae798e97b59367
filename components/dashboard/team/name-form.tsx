"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isVisible } from "@/contract/vocabulary/visible-text";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/team";
import { Button } from "../../ui/button";
import { Input } from "../../ui/input";
import { useLive } from "../../ui/use-live";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";
import { Described } from "../controls/described";

/** The name colleagues see next to this person's decisions. */
export function NameForm({ name }: { name: string }) {
  const trpc = useTRPC();
  const say = useToast();
  const look = useLook();
  const isLive = useLive();
  const [typed, setTyped] = useState(name);
  const change = useMutation(
    trpc.changeOwnName.mutationOptions({
      onSuccess: () => {
        say(t("nameForm.saved"));
        look();
      },
    }),
  );
  const isBlank = !isVisible(typed);
  const error = change.error && !isBlank ? problemText(change.error, { name: t("nameForm.name") }) : undefined;
  return (
    <form
      className="mt-4 grid max-w-sm gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending && !isBlank) change.mutate({ name: typed });
      }}
    >
      <fieldset className="contents" disabled={!isLive}>
        <Described
          label={t("nameForm.name")}
          hint={t("nameForm.hint")}
          error={isBlank ? t("nameForm.enterName") : error}
        >
          {(names) => (
            <Input
              {...names}
              autoComplete="name"
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Described>
        <p>
          <Button kind="main" type="submit" aria-disabled={change.isPending || isBlank || undefined}>
            {change.isPending ? common("saving") : t("nameForm.saveName")}
          </Button>
        </p>
      </fieldset>
    </form>
  );
}
