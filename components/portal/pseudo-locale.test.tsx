import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PortalStore } from "@/contract/storefront/store";
import { STATUS_KEYS } from "@/contract/vocabulary/status-words";
import { type PortalText, portalText } from "@/messages/portal";
import {
  AT,
  derivation,
  draft,
  existing,
  fees,
  intent,
  line,
  lines,
  quote,
  reasons,
  store,
  timings,
  tracking,
  unit,
  ways,
} from "@/test/portal-scene";
import { CLEAN, type FormAction } from "./form/form-state";
import { ExistingReturnsCard } from "./items/existing-returns-card";
import { ItemsForm } from "./items/items-form";
import { cardWords, itemsWords } from "./items/items-words";
import { KeptItems } from "./items/kept-items";
import { OrderFacts } from "./items/order-facts";
import { Door } from "./lookup/door";
import { LookupForm } from "./lookup/lookup-form";
import { lookupWords } from "./lookup/lookup-words";
import { SumPanel } from "./money/sum-panel";
import { TotalLine } from "./money/total-line";
import { OutcomeForm } from "./outcome/outcome-form";
import { outcomeCard, outcomeWords } from "./outcome/outcome-words";
import { PassScreen } from "./pass/pass-screen";
import { RequestScreen } from "./pass/request-screen";
import type { Reader } from "./reader";
import { CheckSlip } from "./send/check-slip";
import { KeepForm } from "./send/keep-form";
import { NoWayScreen } from "./send/no-way-screen";
import { SendForm } from "./send/send-form";
import { confirmWords, keepWords, sendWords, wayWords } from "./send/send-words";
import { ClosedScreen } from "./shell/closed-screen";
import { PortalShell } from "./shell/portal-shell";
import { StepHead } from "./shell/step-head";
import { type ListedReturn, ReturnList } from "./status/return-list";
import { ReturnStatus } from "./status/return-status";

const ACCENTS: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", c: "ç", n: "ñ", s: "š" };
const english = portalText("en");

/** English with accents, 40 % longer, in brackets: whatever stands outside of them did not come from a catalogue. */
const pseudo = ((key: Parameters<PortalText>[0], values?: Parameters<PortalText>[1]) => {
  const text = english(key, values).replace(/[aeioucns]/g, (letter) => ACCENTS[letter] ?? letter);
  return `⟦${text}${"~".repeat(Math.ceil(text.length * 0.4))}⟧`;
}) as PortalText;

/** Dates and amounts are written in Japanese: without a Latin letter, so that none of them looks like a text. */
const reader: Reader = { language: "en", locale: "ja-JP", timeZone: "Europe/Berlin", t: pseudo };

/** Latin words that a shopper sees or hears, outside of brackets. Names of languages stand in themselves. */
const unspoken = (screen: ReactNode): string[] => {
  const html = renderToStaticMarkup(
    <AppRouterContext value={{} as ComponentProps<typeof AppRouterContext>["value"]}>{screen}</AppRouterContext>,
  ).replace(
    /<(style|script)[^>]*>.*?<\/\1>|<span class="thumb".*?<\/span>|<details class="languages">.*?<\/details>|HOMEWARD/gs,
    "",
  );
  const seen = Array.from(html.matchAll(/>([^<]+)</g), ([, text = ""]) => text);
  const heard = Array.from(html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g), ([, text = ""]) => text);
  return [...seen, ...heard].map(outsideBrackets).filter((text) => /\p{Script=Latin}/u.test(text));
};

const outsideBrackets = (text: string): string => {
  const inner = text.replace(/⟦[^⟦⟧]*⟧/g, "");
  return inner === text ? text : outsideBrackets(inner);
};

const ACTION: FormAction = async (state) => state;
const step = (
  <StepHead slug="1" step={3} hasOutcomeStep title="⟦Title⟧" reader={reader}>
    <ExistingReturnsCard slug="1" existing={existing} reader={reader} />
  </StepHead>
);
const sums = <SumPanel derivation={derivation} reader={reader} isShippingOpen />;
const total = <TotalLine total={null} currency="EUR" reader={reader} />;
const slip = (isKept: boolean, isRequest: boolean) => (
  <CheckSlip
    {...{ slug: "1", storeName: store.name, intent: intent(isKept), ways, reasons, reader, hasOutcomeStep: true }}
    quote={{ ...quote, requires_authorization: isRequest }}
    timing={timings[0]}
  />
);
const lookup = (flow: PortalStore["identification_flow"]) => {
  const words = lookupWords(reader, { ...store, identification_flow: flow });
  const form = { ...{ action: ACTION, orderNumber: "", words, notice: words.mismatch } };
  return <LookupForm {...form} store={{ ...store, identification_flow: flow }} />;
};
const status = (more: Parameters<typeof tracking>[0]) => (
  <ReturnStatus store={store} reader={reader} returnsCount={2} cancel={ACTION} tracking={tracking(more)} />
);
const pass = (more: Parameters<typeof tracking>[0]) => (
  <PassScreen store={store} reader={reader} tries={0} now={AT} tracking={tracking(more)} />
);

const SCREENS: Readonly<Record<string, ReactNode>> = {
  shell: (
    <PortalShell store={store} reader={reader} nonce="1">
      <ClosedScreen store={store} reader={reader} />
    </PortalShell>
  ),
  "look-up": (
    <Door store={store} reader={reader} isTracking={false}>
      {lookup("ORDER_ID_AND_EMAIL")}
    </Door>
  ),
  "look-up of a return": (
    <Door store={store} reader={reader} isTracking>
      {lookup("ORDER_ID_AND_POSTAL_CODE")}
    </Door>
  ),
  items: (
    <ItemsForm
      {...{ slug: "1", action: ACTION, draft: draft(), reasons, sums, total, words: itemsWords(reader, "#1") }}
      lines={lines.map((one, index) => ({
        line: one,
        words: cardWords(reader, { line: one, drafted: draft().items[index] ?? null, currency: "EUR" }),
      }))}
      head={<OrderFacts order={intent().order} reader={reader} />}
      kept={
        <KeptItems
          {...{ currency: "EUR", reader, policyUrl: "https://1" }}
          lines={[2, 3, 4, 5, null].map((code) =>
            line({ id: String(code), is_returnable: false, non_returnable_code: code }),
          )}
        />
      }
    />
  ),
  outcome: (
    <OutcomeForm
      {...{ action: ACTION, chosen: null, bankAccount: null, head: step, sums, total, exchanges: [] }}
      words={outcomeWords(reader, null)}
      cards={timings.map((timing) =>
        outcomeCard(reader, {
          ...{ timing, fees, subtotal: "900", currency: "EUR", storeName: store.name, isNothingSent: false },
        }),
      )}
    />
  ),
  send: (
    <SendForm
      {...{ action: ACTION, delivery: null, head: step, total, check: slip(false, false) }}
      {...{ words: sendWords(reader), confirm: confirmWords(reader, { isRequest: false, isOwed: false }) }}
      ways={ways.map((way) => ({ way, words: wayWords(reader, way) }))}
    />
  ),
  "everything is kept": (
    <KeepForm
      {...{ action: ACTION, head: step, total, check: slip(true, true) }}
      {...{ words: keepWords(reader, quote), confirm: confirmWords(reader, { isRequest: true, isOwed: false }) }}
    />
  ),
  "no way to send it": <NoWayScreen store={store} reader={reader} head={step} />,
  "pass of a drop-off": pass({}),
  "pass of a pick-up": pass({
    return_method: "HOME_PICK_UP",
    pickup_date: "2026-12-01",
    pickup_range: "RANGE_8_TO_12",
  }),
  "pass for a shop, without a deadline": pass({
    return_method: "IN_STORE",
    hand_over_by: null,
    units: [unit("1", null)],
  }),
  "pass in the making": pass({ status_key: "LABEL_PENDING" }),
  request: <RequestScreen store={store} reader={reader} tracking={tracking()} />,
  "request where everything is kept": (
    <RequestScreen store={store} reader={reader} tracking={tracking({ units: [unit("1", null, 50)] })} />
  ),
  ...Object.fromEntries(STATUS_KEYS.map((status_key) => [`status ${status_key}`, status({ status_key, refunds: [] })])),
  "status of what is paid": status({ status_key: "COMPLETED" }),
  "status of what is kept and paid": status({ status_key: "PAYING", units: [unit("1", null, 50)] }),
  "status of a refused request": status({
    ...{ status_key: "CANCELED", status: "CANCELED", refunds: [] },
    authorization: { status: "UNAUTHORIZED", unauthorized_reason: "⟦No⟧" },
  }),
  returns: (
    <ReturnList
      {...{ slug: "1", reader }}
      list={STATUS_KEYS.map(
        (status_key) =>
          ({
            return_id: status_key,
            return_code: "1",
            created_at: AT,
            status_key,
            line_items: [],
          }) as unknown as ListedReturn,
      )}
    />
  ),
  "no returns": <ReturnList slug="1" reader={reader} list={[]} />,
};

describe("in a made-up language nothing stands outside of its brackets", () => {
  test.each(Object.keys(SCREENS))("%s", (name) => {
    expect(unspoken(SCREENS[name])).toEqual([]);
  });

  test("a word that came from elsewhere would be found", () => {
    expect(unspoken(<p title="Two">One {pseudo("shell.policy")}</p>)).toEqual(["One ", "Two"]);
    expect(CLEAN.message).toBeNull();
  });
});
