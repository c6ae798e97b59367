"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { t } from "@/messages/dashboard/new-return";
import { addressLines } from "../../ui/address-lines";
import { LOCALE } from "../../ui/age";
import { COLUMNS } from "../../ui/columns";
import { newId } from "../../ui/new-id";
import { Section } from "../../ui/section";
import { problemInError, problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { Choice as Radios } from "../settings/controls/choice";
import { type Choice, draftCall, firstChoice, type ItemChoice, whatIsMissing } from "./draft";
import { ItemRow } from "./item-row";
import { MethodFields, OutcomeFields } from "./outcome-fields";
import { QuoteSheet } from "./quote-sheet";
import type { DraftCall, OrderToReturn, StaffQuote } from "./types";

/**
 * Creates a return for a shopper on one page (items, refund or exchange, return method) and updates the price on each
 * change.
 */
export function NewReturnForm({ order }: { order: OrderToReturn }) {
  // Generated once in the form, so that a second press or a retry after a lost response finds the same return.
  const [draftId] = useState(() => newId());
  const [choice, setChoice] = useState<Choice>(() => firstChoice(order));
  const [reason, setReason] = useState("");
  const [reasonError, setReasonError] = useState<string>();
  const missing = whatIsMissing(choice, order);
  const priced = useStaffQuote(missing === null ? draftCall(choice, order, draftId) : null);
  const create = useCreate(priced.askAgain);
  const change = (changes: Partial<Choice>) => {
    create.reset();
    setChoice((before) => ({ ...before, ...changes }));
  };
  const changeItem = (id: string) => (item: ItemChoice | undefined) => {
    const { [id]: _, ...others } = choice.items;
    change({ items: item === undefined ? others : { ...others, [id]: item } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { quote } = priced;
    // Ignores a second press while the first request is running.
    if (!priced.isCurrent || quote === null || quote.owed !== "0" || create.isPending || create.isSuccess) return;
    const isAgainst = quote.overridden.length > 0;
    setReasonError(isAgainst && reason.trim() === "" ? t("newReturnForm.enterReason") : undefined);
    if (isAgainst && reason.trim() === "") return;
    create.mutate({ draft_id: draftId, quote_id: quote.quote_id, override_reason: isAgainst ? reason.trim() : "" });
  };
  const error = create.error ?? priced.error;
  const errors = Object.fromEntries(
    (problemInError(error)?.violations ?? []).map(({ field, description }) => [field, description]),
  );
  const fields = { order, choice, errors, onChange: change };
  return (
    <form className={COLUMNS} onSubmit={submit} noValidate>
      <div>
        <Section id="what" title={t("newReturnForm.items")}>
          <ul>
            {order.lines.map((line) => (
              <ItemRow
                key={line.line_item_id}
                {...{ line, order, draftId }}
                chosen={choice.items[line.line_item_id]}
                isDrafted={priced.isCurrent}
                onChange={changeItem(line.line_item_id)}
              />
            ))}
          </ul>
        </Section>
        <Section id="outcome" title={t("newReturnForm.outcome")}>
          <OutcomeFields {...fields} />
        </Section>
        <Section id="way" title={t("newReturnForm.returnMethod")}>
          <MethodFields {...fields} />
          <AddressFields quote={priced.quote} choice={choice} onChange={change} />
        </Section>
      </div>
      <QuoteSheet
        {...priced}
        {...{ missing, reason, reasonError }}
        isCreating={create.isPending || create.isSuccess}
        error={error ? problemText(error) : null}
        onReason={setReason}
      />
    </form>
  );
}

/** Creates the return and opens it; if the price has changed, asks for the new one first. */
const useCreate = (askAgain: () => void) => {
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  return useMutation(
    trpc.createStaffReturn.mutationOptions({
      onSuccess: ({ return_code }) => {
        say(t("newReturnForm.created", { code: return_code }));
        router.push(`/dashboard/returns/${return_code}`);
      },
      onError: (error) => {
        if (problemInError(error)?.reason === "ABORTED") askAgain();
      },
    }),
  );
};

type AddressFieldsProps = {
  quote: StaffQuote | null;
  choice: Choice;
  onChange: (changes: Partial<Choice>) => void;
};

/** Asks which address goes on the label if the carrier suggests a different one; otherwise shows nothing. */
function AddressFields({ quote, choice, onChange }: AddressFieldsProps) {
  if (quote === null || quote.corrected_address === null || quote.address_choice === "NORMALIZED") return null;
  const textOf = (address: StaffQuote["given_address"]): string => addressLines(address, LOCALE).join(", ");
  return (
    <div className="mt-4">
      <Radios
        label={t("newReturnForm.addressOnLabel")}
        options={[
          ["CORRECTED", t("newReturnForm.suggestedByCarrier"), textOf(quote.corrected_address)],
          ["GIVEN", t("newReturnForm.fromOrder"), textOf(quote.given_address)],
        ]}
        value={choice.addressChoice}
        onChange={(addressChoice) => onChange({ addressChoice })}
        hint={t("newReturnForm.addressHint")}
      />
    </div>
  );
}

/** Pause after which a change counts as final, in milliseconds. */
const PAUSE_MS = 350;

/**
 * Returns the server's price of the selection. Sends one request at a time, so that the draft on the server is the
 * latest one; `null` sends none. `isCurrent` says whether the quote belongs to exactly this selection.
 */
const useStaffQuote = (call: DraftCall | null) => {
  const trpc = useTRPC();
  const key = call === null ? "" : JSON.stringify(call);
  const [asked, setAsked] = useState("");
  const [again, setAgain] = useState(0);
  // The last price stays visible while the next one loads.
  const [quote, setQuote] = useState<StaffQuote | null>(null);
  const { mutate, error, isPending } = useMutation(trpc.draftStaffReturn.mutationOptions({ onSuccess: setQuote }));
  const latest = useRef(call);
  latest.current = call;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks the same once more
  useEffect(() => {
    if (key === "" || key === asked || isPending) return;
    const pause = setTimeout(() => {
      if (latest.current === null) return;
      setAsked(key);
      mutate(latest.current);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [key, asked, isPending, again, mutate]);
  const isSettled = key !== "" && key === asked && !isPending;
  return {
    quote: key === "" ? null : quote,
    error: isSettled ? error : null,
    isCurrent: isSettled && quote !== null && error === null,
    isPricing: key !== "" && !isSettled,
    askAgain: () => {
      setAsked("");
      setAgain((count) => count + 1);
    },
  };
};
