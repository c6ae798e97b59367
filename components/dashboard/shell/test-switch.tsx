"use client";

import { useMutation } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { useLive } from "../../ui/use-live";
import { useTRPC } from "../browser/trpc";
import { PlainQuestion } from "../controls/plain-question";
import type { Viewer } from "./viewer";

type Store = Viewer["stores"][number];

/** Whether the store is in test mode; who may change settings switches it, after reading what that does. */
export function TestSwitch({ stores, canSwitch }: { stores: Viewer["stores"]; canSwitch: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const isLive = useLive();
  const testing = stores.filter(({ is_testing }) => is_testing);
  const [store, ...others] = stores;
  if (store === undefined) return null;
  if (others.length > 0 || !canSwitch)
    return testing.length === 0 ? null : <Mark stores={testing} isAll={testing.length === stores.length} />;
  return (
    <>
      <button
        className="test-switch"
        type="button"
        role="switch"
        aria-checked={store.is_testing}
        aria-haspopup="dialog"
        disabled={!isLive}
        title="Test mode"
        onClick={() => setOpen(true)}
      >
        <FlaskConical aria-hidden="true" />
        <span className="nav-word">Test mode</span>
        <span className="switch" aria-hidden="true" />
      </button>
      {isOpen ? <TestDialog store={store} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Mark({ stores, isAll }: { stores: readonly Store[]; isAll: boolean }) {
  const names = stores.map(({ name }) => name).join(", ");
  return (
    <p className="test-mark" title={names}>
      <FlaskConical aria-hidden="true" />
      <span className="nav-word">
        {isAll ? "Test mode: nothing is shipped or refunded." : `In test mode: ${names}`}
      </span>
    </p>
  );
}

function TestDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  const trpc = useTRPC();
  const isOn = store.is_testing;
  const change = useMutation(trpc.changeStoreSetting.mutationOptions());
  return (
    <PlainQuestion
      title={isOn ? `End the test mode of ${store.name}?` : `Put ${store.name} into test mode?`}
      effect={
        isOn
          ? "The portal no longer says that it is a test, and webhooks go to addresses with https alone."
          : "The portal tells shoppers that nothing is shipped or refunded, and webhooks may go to addresses without https."
      }
      confirm={isOn ? "End the test mode" : "Turn the test mode on"}
      doing="Saving …"
      done={isOn ? `${store.name} is not in test mode any more.` : `${store.name} is in test mode.`}
      send={() =>
        change.mutateAsync({
          ...{ ecommerce_id: store.ecommerce_id, setting: "ecommerce" },
          ...{ patch: { is_testing: !isOn }, based_on: { is_testing: isOn } },
        })
      }
      onClose={onClose}
    />
  );
}
