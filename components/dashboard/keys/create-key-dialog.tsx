import { useState } from "react";
import { KEY_MODES, KEY_SCOPES, type KeyMode, type KeyScope } from "@/contract/vocabulary/scope";
import { FieldError, Hint, Label } from "../../ui/field";
import { useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { Choice } from "../settings/controls/choice";
import { Toggle } from "../settings/controls/toggle";
import { modeOfStores } from "./key-mode";
import { ShownKey } from "./shown-key";
import type { StoreName } from "./types";

const DAY_MS = 86_400_000;
const ENDS = [
  ["", "never"],
  ["90", "in 90 days"],
  ["365", "in a year"],
] as const;
const MODE_WORDS: Record<KeyMode, readonly [word: string, meaning: string]> = {
  live: ["Live key", "Works for live stores and for stores in test mode. Its calls can move real money."],
  test: ["Test key", "Works only for stores in test mode. It stops working for a store that goes live."],
};
const MODES = KEY_MODES.map((mode) => [mode, ...MODE_WORDS[mode]] as const);

/** A new key: what for, what it may do, until when. It stays open to show it, once. */
export function CreateKeyDialog({ stores, onClose }: { stores: readonly StoreName[]; onClose: () => void }) {
  const client = useTRPCClient();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly KeyScope[]>(["processes:read"]);
  const [pickedMode, setMode] = useState<KeyMode | null>(null);
  const [storeIds, setStoreIds] = useState<readonly string[]>([]);
  const mode = pickedMode ?? modeOfStores(stores, storeIds);
  const [ends, setEnds] = useState<(typeof ENDS)[number][0]>("");
  const {
    answer: made,
    errorOf,
    ...question
  } = useQuestion({
    onClose,
    send: () => {
      const expires_at = ends === "" ? null : new Date(Date.now() + Number(ends) * DAY_MS).toISOString();
      const key = { name: name.trim(), scopes: [...scopes], mode, ecommerce_ids: [...storeIds], expires_at };
      return client.createApiKey.mutate(key);
    },
    fields: ["name", "scopes", "expires_at"],
  });
  return (
    <AskDialog
      question={question}
      title={made ? "Your new key" : "Create an API key"}
      effect={
        made ? <p>Copy this key now. We store only a fingerprint.</p> : <p>Your systems use it to call the API.</p>
      }
      confirm={made ? "I’ve saved it" : "Create key"}
      doing="Creating …"
      isDone={made !== undefined}
      onSubmit={() => (made ? question.finish(`${made.key.name} works now.`) : question.send())}
    >
      {made ? (
        <ShownKey apiKey={made.api_key} />
      ) : (
        <>
          <TextField label="Name" value={name} onChange={setName} maxLength={100} error={errorOf("name")} />
          <fieldset>
            <Label as="legend">Scopes</Label>
            {KEY_SCOPES.map((scope) => (
              <Toggle
                key={scope}
                label={SCOPE_WORDS[scope]}
                value={scopes.includes(scope)}
                onChange={(is) => setScopes(KEY_SCOPES.filter((each) => (each === scope ? is : scopes.includes(each))))}
              />
            ))}
            {errorOf("scopes") ? <FieldError role="alert">Choose at least one.</FieldError> : null}
          </fieldset>
          {stores.length > 1 ? (
            <fieldset>
              <Label as="legend">Stores</Label>
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
              <Hint>None selected: all stores, including future ones.</Hint>
            </fieldset>
          ) : null}
          <Choice label="Mode" options={MODES} value={mode} onChange={setMode} />
          <SelectField label="Expires" options={ENDS} value={ends} onChange={setEnds} error={errorOf("expires_at")} />
        </>
      )}
    </AskDialog>
  );
}

/** What a scope lets a key do. */
const SCOPE_WORDS: Record<KeyScope, string> = {
  "processes:read": "read returns",
  "processes:write": "change returns: approve, inspect, refund, cancel",
  "logistics:read": "read shipments and labels",
  "logistics:write": "create shipments, update their status",
  "settings:read": "read the store's settings",
  "orders:read": "read orders",
  "orders:write": "push orders and products",
  "webhooks:read": "read webhook endpoints",
  "webhooks:write": "add, change and remove webhook endpoints",
  "connections:read": "read which shops are connected, and their health",
  storefront: "use the Storefront API",
};
