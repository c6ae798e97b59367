import type { ReactNode } from "react";
import { ItemsForm } from "@/components/portal/items/items-form";
import { cardWords, itemsWords } from "@/components/portal/items/items-words";
import { KeptItems } from "@/components/portal/items/kept-items";
import { OrderFacts } from "@/components/portal/items/order-facts";
import { Door } from "@/components/portal/lookup/door";
import type { Goal } from "@/components/portal/lookup/goal";
import { LookupForm } from "@/components/portal/lookup/lookup-form";
import { lookupWords } from "@/components/portal/lookup/lookup-words";
import { SumPanel } from "@/components/portal/money/sum-panel";
import { TotalLine } from "@/components/portal/money/total-line";
import { OutcomeForm } from "@/components/portal/outcome/outcome-form";
import { outcomeCard, outcomeWords } from "@/components/portal/outcome/outcome-words";
import { PhotoField } from "@/components/portal/photos/photo-field";
import { photoWords } from "@/components/portal/photos/photo-words";
import { CheckSlip } from "@/components/portal/send/check-slip";
import { ConfirmForm } from "@/components/portal/send/confirm-form";
import { NoMethodScreen } from "@/components/portal/send/no-method-screen";
import { NothingSent } from "@/components/portal/send/nothing-sent";
import { SendForm } from "@/components/portal/send/send-form";
import { confirmWords, keepWords, methodWords, sendWords } from "@/components/portal/send/send-words";
import { ClosedScreen } from "@/components/portal/shell/closed-screen";
import { PortalShell } from "@/components/portal/shell/portal-shell";
import type { PortalStore } from "@/contract/storefront/store";
import {
  derivation,
  draft,
  fees,
  intent,
  line,
  lines,
  methods,
  quote,
  reasons,
  store,
  timings,
} from "@/test/portal-scene";
import { ACTION, PATHS, POINTS, step } from "./parts";
import { reader } from "./reader";

const sums = <SumPanel derivation={derivation} reader={reader} isShippingOpen />;
const total = <TotalLine total={null} currency="EUR" reader={reader} />;
const slip = (isKept: boolean, isRequest: boolean) => (
  <CheckSlip
    {...{ paths: PATHS, storeName: store.name, intent: intent(isKept), methods, reasons, reader, hasOutcomeStep: true }}
    quote={{ ...quote, requires_authorization: isRequest }}
    payouts={timings.slice(0, 1)}
  />
);
const lookup = (flow: PortalStore["identification_flow"], goal: Goal) => {
  const words = lookupWords(reader, { ...store, identification_flow: flow }, goal);
  const form = { ...{ action: ACTION, orderNumber: "", words, notice: words.mismatch } };
  return <LookupForm {...form} store={{ ...store, identification_flow: flow }} />;
};

/** From the first screen to the confirmation. */
export const SCREENS_BEFORE_SENDING: Readonly<Record<string, ReactNode>> = {
  shell: (
    <PortalShell store={store} reader={reader} nonce="1">
      <ClosedScreen store={store} reader={reader} />
    </PortalShell>
  ),
  "look-up": (
    <Door store={store} reader={reader} goal="start">
      {lookup("ORDER_ID_AND_EMAIL", "start")}
    </Door>
  ),
  "look-up of a gift": (
    <Door store={store} reader={reader} goal="gift">
      {lookup("ORDER_ID_AND_EMAIL", "gift")}
    </Door>
  ),
  "look-up of a return": (
    <Door store={store} reader={reader} goal="track">
      {lookup("ORDER_ID_AND_POSTAL_CODE", "track")}
    </Door>
  ),
  items: (
    <ItemsForm
      {...{
        slug: "1",
        returnId: "1",
        action: ACTION,
        draft: draft(),
        reasons,
        sums,
        total,
        words: itemsWords(reader, "#1"),
      }}
      lines={lines.map((one, index) => ({
        line: one,
        words: cardWords(reader, { line: one, drafted: draft().items[index] ?? null, currency: "EUR", isGift: false }),
        photos: [],
      }))}
      head={<OrderFacts order={intent().order} reader={reader} />}
      kept={
        <KeptItems
          {...{ currency: "EUR", reader, policyUrl: "https://1", isGift: false }}
          lines={[2, 3, 4, 5, null].map((code) =>
            line({ id: String(code), is_returnable: false, non_returnable_code: code }),
          )}
        />
      }
    />
  ),
  photos: (
    <PhotoField
      {...{ id: "1", form: "2", path: "3", why: "⟦1⟧", error: "⟦2⟧", words: photoWords(reader) }}
      handedIn={[1, 2, 3, 4].map((id) => ({ id: String(id), name: "1", url: id === 1 ? "1" : null, isEarlier: false }))}
    />
  ),
  outcome: (
    <OutcomeForm
      {...{ action: ACTION, chosen: null, bankAccount: null, head: step, sums, total, exchanges: [] }}
      words={outcomeWords(reader, null)}
      cards={timings.map((timing) =>
        outcomeCard(reader, {
          ...{ timing, fees, total: "900", currency: "EUR", storeName: store.name, isNothingSent: false },
        }),
      )}
    />
  ),
  send: (
    <SendForm
      {...{ action: ACTION, path: "1", delivery: null, own: null, addressChoice: null, head: step, total }}
      check={slip(false, false)}
      {...{
        words: sendWords(reader, { isSlip: true }),
        confirm: confirmWords(reader, { isRequest: false, isOwed: false }),
      }}
      methods={methods.map((method) => ({
        method,
        words: methodWords(reader, method, {
          shops: [],
          near: "",
          points: { points: POINTS, near: "1", isFirst: true },
          pickUp: null,
          isApprovedFirst: method.return_method === "IN_STORE",
        }),
      }))}
    />
  ),
  "everything is kept": (
    <ConfirmForm
      {...{ action: ACTION, head: step, total, label: "⟦1⟧", check: slip(true, true) }}
      confirm={confirmWords(reader, { isRequest: true, isOwed: false })}
    >
      <NothingSent words={keepWords(reader, quote)} />
    </ConfirmForm>
  ),
  "no way to send it": <NoMethodScreen {...{ store, reader, head: step, intent: intent(), price: quote }} path="/1" />,
};
