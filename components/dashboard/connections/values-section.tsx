import { useState } from "react";
import { t } from "@/messages/dashboard/connections";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { Notice } from "../../ui/notice";
import { Section } from "../../ui/section";
import { useTRPCClient } from "../browser/trpc";
import { CodeChip } from "../controls/code-chip";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { ConnectFields, type FieldValues } from "./connect-fields";
import { SyncAgain } from "./sync-again";
import type { ConnectionDetail, Provider } from "./types";

type ValuesSectionProps = {
  detail: ConnectionDetail;
  /** Undefined if the values can't be changed. */
  provider: Provider | undefined;
  /** The settings, which have the labels of select options. */
  settings: Provider["settings"];
  timeZone: string;
};

type Shown = ConnectionDetail["values"][number];

/** The values a connection was created with; secrets show only their last characters. */
export function ValuesSection({ detail, provider, settings, timeZone }: ValuesSectionProps) {
  const { connection, values, hooks, created_by: createdBy } = detail;
  const [isStale, setStale] = useState(false);
  return (
    <Section
      id="values"
      title={t("valuesSection.title")}
      aside={
        provider ? (
          <DialogButton
            isSmall
            ask={(onClose) => (
              <ChangeDialog
                detail={detail}
                provider={provider}
                onClose={onClose}
                onSaved={(typed) => setStale(isStale || isReadAnew(values, { typed, settings: provider.settings }))}
              />
            )}
          >
            {t("valuesSection.change")}
          </DialogButton>
        ) : null
      }
    >
      {provider && isStale ? (
        <Notice className="mt-3" tone="hold" role="status">
          <p className="min-w-0 flex-1">{t("valuesSection.stale")}</p>
          <DialogButton
            isSmall
            ask={(onClose) => (
              <SyncAgain connectionId={connection.connection_id} onClose={onClose} onStarted={() => setStale(false)} />
            )}
          >
            {t("valuesSection.importAgain")}
          </DialogButton>
        </Notice>
      ) : null}
      <dl className="grid max-w-[820px] gap-x-6 gap-y-1 pt-3 sm:grid-cols-[minmax(160px,max-content)_minmax(0,1fr)]">
        {values.map((each) => (
          <div key={each.name} className="contents">
            <dt className="text-ink-2">{each.label}</dt>
            <dd className={`${isWords(each) ? "" : "font-mono text-code"} mb-2 wrap-anywhere sm:mb-0`}>
              {valueWords(each, settings)}
            </dd>
          </div>
        ))}
        {provider && connection.kind !== "MAIL" ? (
          <div className="contents">
            <dt className="text-ink-2">{t("valuesSection.webhookAddress")}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <CodeChip code={hooks.url} />
            </dd>
          </div>
        ) : null}
      </dl>
      <p className="text-ink-2 mt-3 text-[13px]">
        {t("valuesSection.connectedBy", {
          name: createdBy,
          date: formatTime(connection.created_at, "date", { timeZone, locale: LOCALE }),
        })}
      </p>
    </Section>
  );
}

type ChangeDialogProps = {
  detail: ConnectionDetail;
  provider: Provider;
  onClose: () => void;
  onSaved: (typed: FieldValues) => void;
};

/** Changes the credentials or settings of the same shop; secrets left empty are kept. */
function ChangeDialog({ detail: { connection, values }, provider, onClose, onSaved }: ChangeDialogProps) {
  const client = useTRPCClient();
  const fields = [...provider.credentials, ...provider.settings];
  const [typed, setTyped] = useState<FieldValues>(() => beginWith(values, provider));
  return (
    <Question
      title={t("valuesSection.changeTitle")}
      effect={t("valuesSection.effect", { name: connection.provider_name })}
      confirm={t("valuesSection.testAndSave")}
      doing={t("valuesSection.testing")}
      done={t("valuesSection.saved")}
      fields={fields.map(({ name }) => name)}
      send={() => client.changeConnection.mutate({ connection_id: connection.connection_id, values: { ...typed } })}
      onDone={() => onSaved(typed)}
      onClose={onClose}
    >
      {(errorOf) => (
        <ConnectFields
          fields={fields}
          values={typed}
          kept={Object.fromEntries(values.filter(isSecret).map((each) => [each.name, keptWords(each)]))}
          errorOf={errorOf}
          onChange={(name, value) => setTyped({ ...typed, [name]: value })}
        />
      )}
    </Question>
  );
}

const isWords = ({ kind, value, is_stored: isStored }: Shown): boolean =>
  kind === "TOGGLE" || kind === "CHOICE" || (value === "" && isStored);

/** A secret too short to show its last characters is only marked as saved. */
const keptWords = ({ value, is_stored: isStored }: Shown): string =>
  value === "" && isStored ? t("valuesSection.kept") : value;

const isSecret = ({ kind }: Shown): boolean => kind === "SECRET";

/** Returns the current values. Secrets are never shown again, so their fields start empty. */
const beginWith = (values: readonly Shown[], { credentials, settings }: Provider): FieldValues => {
  const known = new Map(values.filter((each) => !isSecret(each)).map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    [...credentials, ...settings].map(({ name, kind, initial }) => [
      name,
      kind === "SECRET" ? "" : (known.get(name) ?? initial),
    ]),
  );
};

type Saved = { typed: FieldValues; settings: Provider["settings"] };

/**
 * Whether the saved change affects how orders are read, so that existing orders must be read again. Selects and toggles
 * decide how refunds are processed; text settings decide what counts as shipped.
 */
export const isReadAnew = (before: ConnectionDetail["values"], { typed, settings }: Saved): boolean =>
  settings.some(
    ({ name, kind }) => kind === "TEXT" && typed[name] !== (before.find((each) => each.name === name)?.value ?? ""),
  );

/** Formats a value for display; secrets show only their last characters. */
export const valueWords = (
  { name, kind, value, is_stored: isStored }: ConnectionDetail["values"][number],
  settings: Provider["settings"],
): string => {
  if (kind === "TOGGLE") return value === "true" ? t("valuesSection.on") : t("valuesSection.off");
  if (value === "") return isStored ? t("valuesSection.tooShort") : "–";
  if (kind === "SECRET") return `•••• ${value}`;
  const options = settings.find((setting) => setting.name === name)?.options ?? [];
  return options.find((option) => option.value === value)?.label ?? value;
};
