"use client";

import { t } from "@/messages/dashboard/launch";
import { useTRPCClient } from "../browser/trpc";
import type { Viewer } from "../browser/viewer";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { testModeWords } from "../shell/test-mode-words";

type BackToTestStore = Pick<Viewer["stores"][number], "ecommerce_id" | "name" | "test_reach">;

/** Returns a store that went live too early to test mode. Live returns stay live. */
export function BackToTest({ store }: { store: BackToTestStore }) {
  const client = useTRPCClient();
  return (
    <DialogButton
      ask={(onClose) => (
        <Question
          title={t("backToTest.title", { store: store.name })}
          effect={t("backToTest.effect", { reach: testModeWords(store.test_reach) })}
          confirm={t("backToTest.switchToTestMode")}
          doing={t("backToTest.switching")}
          done={t("backToTest.done", { store: store.name })}
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
      {t("backToTest.switchToTestMode")}
    </DialogButton>
  );
}
