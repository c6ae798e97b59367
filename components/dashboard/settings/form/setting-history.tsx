import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/settings-common";
import { LOCALE } from "../../../ui/age";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import { formatTime } from "../../../ui/format-time";
import { linkStyle } from "../../../ui/text-link";
import { problemText } from "../../browser/problem-text";
import { useToast } from "../../browser/toasts";
import { useTRPC } from "../../browser/trpc";
import { useLook } from "../../browser/use-look-again";
import { type ChangedField, ChangedFields, type ToldField } from "../../controls/changed-fields";
import { FailedCall } from "../../controls/failed-call";
import type { Json } from "./rebase";
import type { HistoryOf, SettingForm } from "./use-setting-form";

type HistoryProps<T extends Json> = {
  form: SettingForm<T>;
  which: HistoryOf;
  timeZone: string;
  canWrite: boolean;
  tell: Tell | undefined;
};

export type Tell = (field: ChangedField) => ToldField | null;

/** Who changed this setting, with a revert button for each change. Loaded when opened. */
export function SettingHistory<T extends Json>({ form, which, timeZone, canWrite, tell }: HistoryProps<T>) {
  const trpc = useTRPC();
  const look = useLook();
  const say = useToast();
  const [isOpen, setOpen] = useState(false);
  const history = useQuery({ ...trpc.listSettingHistory.queryOptions(which), enabled: isOpen });
  const undo = useMutation(
    trpc.undoSettingChange.mutationOptions({
      onSuccess: ({ value }) => {
        form.adopt(value as T);
        say(t("settingHistory.restored"));
        look();
      },
    }),
  );
  const isEditing = form.changed.length > 0;
  return (
    <details
      className="py-5 border-t border-rule [&_ol]:max-w-205 in-data-slip:mt-5 in-data-slip:pb-0"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={linkStyle("w-fit")}>{t(`settingHistory.title.${which.setting}`)}</summary>
      {history.isPending ? <p className="text-ink-2 py-3">{common("loading")}</p> : null}
      {history.error ? (
        <FieldError role="alert">
          {problemText(history.error)}{" "}
          <button className={linkStyle()} type="button" onClick={() => history.refetch()}>
            {common("retry")}
          </button>
        </FieldError>
      ) : null}
      <FailedCall error={undo.error} />
      {history.data?.changes.length === 0 ? <p className="text-ink-2 py-3">{t("settingHistory.empty")}</p> : null}
      <ol>
        {history.data?.changes.map((change) => (
          <li className="py-3 border-b border-line gap-1.5 justify-items-start grid" key={change.audit_id}>
            <Told change={change} timeZone={timeZone} tell={tell} of={which.setting} />
            {canWrite ? (
              <Button
                isLive
                size="small"
                disabled={isEditing}
                aria-disabled={undo.isPending || undefined}
                title={isEditing ? t("settingHistory.saveFirst") : undefined}
                onClick={() => {
                  const { audit_id } = change;
                  if (!undo.isPending) undo.mutate({ ...which, audit_id, based_on: form.editing.base });
                }}
              >
                {t("settingHistory.restore")}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </details>
  );
}

type Change = {
  readonly actor: { readonly name: string };
  readonly at: string;
  readonly fields: readonly { readonly name: string; readonly before?: unknown; readonly after?: unknown }[];
};

/**
 * The reason given for a change of return conditions is one of the fields; the old value is the previous change's
 * reason.
 */
const NOTE = "note";

type ToldProps = { change: Change; of: HistoryOf["setting"]; timeZone: string; tell: Tell | undefined };

/** Who changed what and when, with the reason if one was given. */
function Told({ change: { actor, at, fields }, of, timeZone, tell }: ToldProps) {
  const note = fields.find(({ name }) => name === NOTE)?.after;
  return (
    <>
      <p>
        <b className="font-semibold">{actor.name}</b>{" "}
        <time className="text-ink-2" dateTime={at}>
          {formatTime(at, "dayTime", { timeZone, locale: LOCALE })}
        </time>
      </p>
      {typeof note === "string" && note !== "" ? <p>“{note}”</p> : null}
      <ChangedFields fields={fields.filter(({ name }) => name !== NOTE)} of={of} tell={tell} />
    </>
  );
}
