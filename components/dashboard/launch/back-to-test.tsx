"use client";

import { useTRPCClient } from "../browser/trpc";
import type { Viewer } from "../browser/viewer";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { testModeWords } from "../shell/test-mode-words";

type BackToTestStore = Pick<Viewer["stores"][number], "ecommerce_id" | "name" | "test_reach">;

/** Takes a store that went live too early back to test mode. Real returns stay real. */
export function BackToTest({ store }: { store: BackToTestStore }) {
  const client = useTRPCClient();
  return (
    <DialogButton
      ask={(onClose) => (
        <Question
          title={`Switch ${store.name} to test mode?`}
          effect={`New returns become tests: ${testModeWords(store.test_reach)}. The portal says so. Returns under way stay real.`}
          confirm="Switch to test mode"
          doing="Switching …"
          done={`${store.name} is in test mode.`}
          send={() =>
            client.changeStoreSetting.mutate({
              ...{ ecommerce_id: store.ecommerce_id, setting: "ecommerce" },
              ...{ patch: { is_testing: true }, based_on: { is_testing: false } },
            })
          }
          onClose={onClose}
        />
      )}
    >
      Switch to test mode
    </DialogButton>
  );
}
