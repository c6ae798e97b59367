"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/button";
import { useLive } from "../../ui/use-live";
import { useTRPC } from "../browser/trpc";
import type { Viewer } from "../browser/viewer";
import { PlainQuestion } from "../controls/plain-question";
import { testModeWords } from "../shell/test-mode-words";

type BackToTestStore = Pick<Viewer["stores"][number], "ecommerce_id" | "name" | "test_reach">;

/** Takes a store that went live too early back to test mode. Real returns stay real. */
export function BackToTest({ store }: { store: BackToTestStore }) {
  const [isOpen, setOpen] = useState(false);
  const isLive = useLive();
  const trpc = useTRPC();
  const change = useMutation(trpc.changeStoreSetting.mutationOptions());
  return (
    <>
      <Button disabled={!isLive} onClick={() => setOpen(true)}>
        Switch to test mode
      </Button>
      {isOpen ? (
        <PlainQuestion
          title={`Switch ${store.name} to test mode?`}
          effect={`New returns become tests: ${testModeWords(store.test_reach)}. The portal says so. Returns under way stay real.`}
          confirm="Switch to test mode"
          doing="Switching …"
          done={`${store.name} is in test mode.`}
          send={() =>
            change.mutateAsync({
              ...{ ecommerce_id: store.ecommerce_id, setting: "ecommerce" },
              ...{ patch: { is_testing: true }, based_on: { is_testing: false } },
            })
          }
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
