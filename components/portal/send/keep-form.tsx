"use client";

import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Thumb } from "@/components/ui/thumb";
import { money } from "../copy/money";
import { send } from "../copy/send";
import { ErrorSummary } from "../form/error-summary";
import type { FormAction } from "../form/form-state";
import { useDraftForm } from "../form/use-draft-form";
import type { Checkout } from "../outcome/outcome-view";
import { ConfirmBar } from "./confirm-bar";

type KeepFormProps = {
  action: FormAction;
  items: Checkout["returned_items"];
  isRequest: boolean;
  head: ReactNode;
  check: ReactNode;
  total: ReactNode;
};

/** Everything stays with the shopper: no way is chosen, only confirmed. */
export function KeepForm({ action, items, isRequest, head, check, total }: KeepFormProps) {
  const { props: form, state, isContinuing } = useDraftForm(action);
  return (
    <form className="wrap form" {...form}>
      <div className="list">
        {head}
        <ErrorSummary state={state} />
        <section className="sheet nothing-sent" aria-labelledby="kept">
          <h2 id="kept">
            <Icon name="check" />
            {send.keepingAll(items.reduce((sum, item) => sum + item.quantity_returned, 0))}
          </h2>
          <p>
            {send.nothingText} {isRequest ? null : send.nothingChecked}
          </p>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <Thumb src={item.image} fallback={item.name} />
                {money.times(item.name, item.quantity_returned)}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <aside className="side check" aria-labelledby="check">
        {check}
        <ConfirmBar total={total} isRequest={isRequest} isPending={isContinuing} />
      </aside>
    </form>
  );
}
