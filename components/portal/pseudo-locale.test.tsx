import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
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
import { AccessibilityStatement } from "./accessibility/statement";
import { CLEAN, type FormAction } from "./form/form-state";
import { ExistingReturnsCard } from "./items/existing-returns-card";
import { ItemsForm } from "./items/items-form";
import { cardWords, itemsWords } from "./items/items-words";
import { KeptItems } from "./items/kept-items";
import { OrderFacts } from "./items/order-facts";
import { Door } from "./lookup/door";
import type { Goal } from "./lookup/goal";
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
import { ConfirmForm } from "./send/confirm-form";
import { NoWayScreen } from "./send/no-way-screen";
import { NothingSent } from "./send/nothing-sent";
import { SendForm } from "./send/send-form";
import { confirmWords, keepWords, sendWords, wayWords } from "./send/send-words";
import { ClosedScreen } from "./shell/closed-screen";
import { FailureWordsProvider } from "./shell/failure-words";
import { PortalShell } from "./shell/portal-shell";
import { StepHead } from "./shell/step-head";
import { stepPaths } from "./shell/step-paths";
import { ChangeWayForm } from "./status/change-way-form";
import type { ReturnActs } from "./status/return-acts";
import { type ListedReturn, ReturnList } from "./status/return-list";
import { ReturnStatus } from "./status/return-status";
import { ConfirmWithdrawalForm } from "./withdraw/confirm-withdrawal-form";
import { Declaration } from "./withdraw/declaration";
import { WithdrawForm } from "./withdraw/withdraw-form";
import { WithdrawHead } from "./withdraw/withdraw-head";
import { withdrawWords } from "./withdraw/withdraw-words";
import { WithdrawalDone } from "./withdraw/withdrawal-done";

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
    <AppRouterContext value={{} as ComponentProps<typeof AppRouterContext>["value"]}>
      <SearchParamsContext value={new URLSearchParams()}>
        <FailureWordsProvider words={{ title: "", text: "", textWithCode: "", tryAgain: "", lost: "" }}>
          {screen}
        </FailureWordsProvider>
      </SearchParamsContext>
    </AppRouterContext>,
  ).replace(
    /<(style|script)[^>]*>.*?<\/\1>|<span class="thumb".*?<\/span>|<details class="languages">.*?<\/details>|HOMEWARD|GMT[+-][\d:]+/gs,
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

const PATHS = stepPaths("1", "DEFAULT");
const ACTION: FormAction = async (state) => state;
const ACTS: ReturnActs = { can_change_way: true, can_resend_mail: true, email_mask: "1", shops: [], resend: ACTION };
const step = (
  <StepHead paths={PATHS} step="send" hasOutcomeStep title="⟦Title⟧" reader={reader}>
    <ExistingReturnsCard slug="1" existing={existing} reader={reader} />
  </StepHead>
);
const sums = <SumPanel derivation={derivation} reader={reader} isShippingOpen />;
const total = <TotalLine total={null} currency="EUR" reader={reader} />;
const slip = (isKept: boolean, isRequest: boolean) => (
  <CheckSlip
    {...{ paths: PATHS, storeName: store.name, intent: intent(isKept), ways, reasons, reader, hasOutcomeStep: true }}
    quote={{ ...quote, requires_authorization: isRequest }}
    payouts={timings.slice(0, 1)}
  />
);
const lookup = (flow: PortalStore["identification_flow"], goal: Goal) => {
  const words = lookupWords(reader, { ...store, identification_flow: flow }, goal);
  const form = { ...{ action: ACTION, orderNumber: "", words, notice: words.mismatch } };
  return <LookupForm {...form} store={{ ...store, identification_flow: flow }} />;
};
const status = (more: Parameters<typeof tracking>[0]) => (
  <ReturnStatus store={store} reader={reader} returnsCount={2} cancel={ACTION} acts={ACTS} tracking={tracking(more)} />
);
const POINTS = [[{ opens: "1", closes: "2" }], []].map((open_today, index) => ({
  ...{
    point_id: String(index),
    name: "1",
    distance_meters: null,
    opening_hours: [],
    open_today,
    opens_next: index === 0 ? null : { date: "2026-11-23", opens: "1", closes: "2" },
  },
  address: tracking().to,
}));
const pass = (more: Parameters<typeof tracking>[0]) => (
  <PassScreen
    {...{ store, reader, paper: "a4", acts: ACTS, points: POINTS }}
    tries={0}
    now={AT}
    tracking={tracking(more)}
  />
);

const SCREENS: Readonly<Record<string, ReactNode>> = {
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
      {...{ slug: "1", action: ACTION, draft: draft(), reasons, sums, total, words: itemsWords(reader, "#1") }}
      lines={lines.map((one, index) => ({
        line: one,
        words: cardWords(reader, { line: one, drafted: draft().items[index] ?? null, currency: "EUR", isGift: false }),
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
      {...{ action: ACTION, path: "1", delivery: null, head: step, total, check: slip(false, false) }}
      {...{
        words: sendWords(reader, { isSlip: true }),
        confirm: confirmWords(reader, { isRequest: false, isOwed: false }),
      }}
      ways={ways.map((way) => ({
        way,
        words: wayWords(reader, way, {
          shops: [],
          near: "",
          points: { points: POINTS, near: "1", isFirst: true },
          pickUp: null,
          isApprovedFirst: way.return_method === "IN_STORE",
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
  "another way": (
    <ChangeWayForm
      {...{ action: ACTION, slot: null, head: step, words: { legend: "⟦1⟧", submit: "⟦2⟧", pending: "⟦3⟧" } }}
      ways={ways.map((way, index) => ({
        ...{ way, isCurrent: index === 0, refusal: index === 1 ? pseudo("way.fixed") : undefined },
        words: { ...wayWords(reader, way), outcome: pseudo("exchange.youGetBack", { amount: "1" }) },
      }))}
    />
  ),
  withdrawal: (
    <WithdrawForm
      action={ACTION}
      words={withdrawWords(pseudo)}
      typed={{ name: "1", contract: "2", email: "3" }}
      head={<WithdrawHead slug="1" step={1} reader={reader} />}
    />
  ),
  "withdrawal, confirmed in a second step": (
    <ConfirmWithdrawalForm
      {...{ action: ACTION, draftKey: "1", words: { confirm: "⟦1⟧", pending: "⟦2⟧" } }}
      head={<WithdrawHead slug="1" step={2} reader={reader} />}
      declaration={
        <Declaration declared={{ name: "1", contract: "2", email: "3" }} store={store.name} reader={reader} />
      }
    />
  ),
  "withdrawal, received": (
    <WithdrawalDone {...{ store, reader }} withdrawal={{ number: "1", email: "2", contract: "3", received_at: AT }} />
  ),
  "accessibility statement": <AccessibilityStatement store={store} reader={reader} />,
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
