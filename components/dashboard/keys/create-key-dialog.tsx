import { useState } from "react";
import { KEY_MODES, KEY_SCOPES, type KeyMode, type KeyScope } from "@/contract/vocabulary/scope";
import { t } from "@/messages/dashboard/keys";
import { FieldError, Hint, Label } from "../../ui/field";
import { useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { Choice } from "../settings/controls/choice";
import { Toggle } from "../settings/controls/toggle";
import { modeOfStores } from "./key-mode";
import { linesOf, NetworksField } from "./networks-field";
import { ShownKey } from "./shown-key";
import type { StoreName } from "./types";

const DAY_MS = 86_400_000;

/** Days until a new key expires; empty if it never does. */
type Lifetime = "" | "90" | "365";

const lifetimes = () =>
  [
    ["", t("createKeyDialog.never")],
    ["90", t("createKeyDialog.in90Days")],
    ["365", t("createKeyDialog.inOneYear")],
  ] as const;
const modes = () =>
  KEY_MODES.map(
    (mode) => [mode, t(`createKeyDialog.modes.${mode}.name`), t(`createKeyDialog.modes.${mode}.meaning`)] as const,
  );

/** Creates a key with a name, scopes and an expiry. Stays open to show the key, which is visible only once. */
export function CreateKeyDialog({ stores, onClose }: { stores: readonly StoreName[]; onClose: () => void }) {
  const client = useTRPCClient();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly KeyScope[]>(["processes:read"]);
  const [pickedMode, setMode] = useState<KeyMode | null>(null);
  const [storeIds, setStoreIds] = useState<readonly string[]>([]);
  const mode = pickedMode ?? modeOfStores(stores, storeIds);
  const [networks, setNetworks] = useState("");
  const [ends, setEnds] = useState<Lifetime>("");
  const {
    answer: made,
    errorOf,
    ...question
  } = useQuestion({
    onClose,
    send: () => {
      const expires_at = ends === "" ? null : new Date(Date.now() + Number(ends) * DAY_MS).toISOString();
      const key = { name: name.trim(), scopes: [...scopes], mode, ecommerce_ids: [...storeIds], expires_at };
      return client.createApiKey.mutate({ ...key, allowed_networks: linesOf(networks) });
    },
    fields: ["name", "scopes", "expires_at", "allowed_networks"],
  });
  return (
    <AskDialog
      question={question}
      title={made ? t("shownKey.title") : t("createKeyDialog.title")}
      effect={<p>{made ? t("shownKey.effect") : t("createKeyDialog.effect")}</p>}
      confirm={made ? t("shownKey.saved") : t("createKeyDialog.create")}
      doing={t("createKeyDialog.creating")}
      isDone={made !== undefined}
      onSubmit={() => (made ? question.finish(t("createKeyDialog.created", { name: made.key.name })) : question.send())}
    >
      {made ? (
        <ShownKey apiKey={made.api_key} />
      ) : (
        <>
          <TextField
            label={t("createKeyDialog.name")}
            value={name}
            onChange={setName}
            maxLength={100}
            error={errorOf("name")}
          />
          <fieldset>
            <Label as="legend">{t("createKeyDialog.scopes")}</Label>
            {KEY_SCOPES.map((scope) => (
              <Toggle
                key={scope}
                label={t(`createKeyDialog.scope.${scope}`)}
                value={scopes.includes(scope)}
                onChange={(is) => setScopes(KEY_SCOPES.filter((each) => (each === scope ? is : scopes.includes(each))))}
              />
            ))}
            {errorOf("scopes") ? <FieldError role="alert">{t("createKeyDialog.chooseScope")}</FieldError> : null}
          </fieldset>
          {stores.length > 1 ? (
            <fieldset>
              <Label as="legend">{t("createKeyDialog.stores")}</Label>
              {stores.map((store) => (
                <Toggle
                  key={store.ecommerce_id}
                  label={store.name}
                  value={storeIds.includes(store.ecommerce_id)}
                  onChange={(is) =>
                    setStoreIds(
                      is ? [...storeIds, store.ecommerce_id] : storeIds.filter((each) => each !== store.ecommerce_id),
                    )
                  }
                />
              ))}
              <Hint>{t("createKeyDialog.allStores")}</Hint>
            </fieldset>
          ) : null}
          <Choice label={t("createKeyDialog.mode")} options={modes()} value={mode} onChange={setMode} />
          <NetworksField value={networks} onChange={setNetworks} error={errorOf("allowed_networks")} />
          <SelectField
            label={t("createKeyDialog.expires")}
            options={lifetimes()}
            value={ends}
            onChange={setEnds}
            error={errorOf("expires_at")}
          />
        </>
      )}
    </AskDialog>
  );
}
