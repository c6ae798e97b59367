import { useState } from "react";
import { KEY_MODES, KEY_SCOPES, type KeyMode, type KeyScope } from "@/contract/vocabulary/scope";
import { FieldError, Hint, Label } from "../../ui/field";
import { useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { Choice } from "../settings/controls/choice";
import { Toggle } from "../settings/controls/toggle";
import { ShownKey } from "./shown-key";
import type { StoreName } from "./types";

const DAY_MS = 86_400_000;
const ENDS = [
  ["", "when it is revoked"],
  ["90", "in 90 days"],
  ["365", "in a year"],
] as const;
const MODES: readonly (readonly [KeyMode, string])[] = KEY_MODES.map((mode) => [mode, mode] as const);

/** A new key: what for, what it may do, until when. It stays open to show it, once. */
export function CreateKeyDialog({ stores, onClose }: { stores: readonly StoreName[]; onClose: () => void }) {
  const client = useTRPCClient();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly KeyScope[]>(["processes:read"]);
  const [mode, setMode] = useState<KeyMode>("live");
  const [storeIds, setStoreIds] = useState<readonly string[]>([]);
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
      title={made ? "The key" : "Create an API key"}
      effect={
        made ? <p>Copy this key now. We store only a fingerprint.</p> : <p>A system of yours calls the API with it.</p>
      }
      confirm={made ? "I have stored it" : "Create key"}
      doing="Creating …"
      isDone={made !== undefined}
      onSubmit={() => (made ? question.finish(`${made.key.name} works now.`) : question.send())}
    >
      {made ? (
        <ShownKey apiKey={made.api_key} />
      ) : (
        <>
          <TextField label="What it is for" value={name} onChange={setName} maxLength={100} error={errorOf("name")} />
          <fieldset>
            <Label as="legend">It may</Label>
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
              <Label as="legend">Only for</Label>
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
              <Hint>None ticked: every store, later ones included.</Hint>
            </fieldset>
          ) : null}
          <Choice
            label="Mode"
            options={MODES}
            value={mode}
            onChange={setMode}
            hint="A test key opens stores in test mode alone; a live key opens both."
          />
          <SelectField label="It ends" options={ENDS} value={ends} onChange={setEnds} error={errorOf("expires_at")} />
        </>
      )}
    </AskDialog>
  );
}

/** What a scope lets a key do. */
const SCOPE_WORDS: Record<KeyScope, string> = {
  "processes:read": "read returns",
  "processes:write": "change returns: approve, review, refund, cancel",
  "logistics:read": "read shipments and labels",
  "logistics:write": "create shipments, move their status",
  "settings:read": "read the store's settings",
  "orders:read": "read orders",
  "orders:write": "push orders and products",
  "webhooks:read": "read webhook endpoints",
  "webhooks:write": "add, change and remove webhook endpoints",
  "connections:read": "read which shops are connected, and their health",
  storefront: "use the Storefront API",
};
