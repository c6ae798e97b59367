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
  /** Undefined where they cannot be changed. */
  provider: Provider | undefined;
  /** What there is to choose from has words of its own. */
  settings: Provider["settings"];
  timeZone: string;
};

type Shown = ConnectionDetail["values"][number];

/** What a connection was made with: secrets by their last characters. */
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

/** New credentials or settings for the same shop; secrets that are left empty stay. */
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

/** A secret that is too short to show its last characters is only said to be saved. */
const keptWords = ({ value, is_stored: isStored }: Shown): string =>
  value === "" && isStored ? t("valuesSection.kept") : value;

const isSecret = ({ kind }: Shown): boolean => kind === "SECRET";

/** As they are; nobody sees a secret again, so that its field begins empty. */
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
 * Whether what was saved changes how orders are read, so that those that are here have to be read once more. Settings
 * that people choose or switch say what is done with refunds; those that they write say what counts as shipped.
 */
export const isReadAnew = (before: ConnectionDetail["values"], { typed, settings }: Saved): boolean =>
  settings.some(
    ({ name, kind }) => kind === "TEXT" && typed[name] !== (before.find((each) => each.name === name)?.value ?? ""),
  );

/** A value as people read it; of a secret, its last characters. */
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
