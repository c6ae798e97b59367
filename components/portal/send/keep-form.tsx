"use client";

import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Thumb } from "@/components/ui/thumb";
import { ErrorSummary } from "../form/error-summary";
import type { FormAction } from "../form/form-state";
import { useDraftForm } from "../form/use-draft-form";
import { ConfirmBar } from "./confirm-bar";
import type { ConfirmWords, KeepWords } from "./send-words";

type KeepFormProps = {
  action: FormAction;
  words: KeepWords;
  confirm: ConfirmWords;
  head: ReactNode;
  check: ReactNode;
  total: ReactNode;
};

/** Everything stays with the shopper: no way is chosen, only confirmed. */
export function KeepForm({ action, words, confirm, head, check, total }: KeepFormProps) {
  const { props: form, state, isContinuing } = useDraftForm(action);
  return (
    <form className="wrap form" {...form}>
      <div className="list">
        {head}
        <ErrorSummary state={state} />
        <section className="sheet nothing-sent" aria-labelledby="kept">
          <h2 id="kept">
            <Icon name="check" />
            {words.title}
          </h2>
          <p>{words.text}</p>
          <ul>
            {words.items.map((item) => (
              <li key={item.id}>
                <Thumb src={item.image} fallback={item.name} />
                {item.text}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <aside className="side check" aria-labelledby="check">
        {check}
        <ConfirmBar total={total} words={confirm} isPending={isContinuing} />
      </aside>
    </form>
  );
}
