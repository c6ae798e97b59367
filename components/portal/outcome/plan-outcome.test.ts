import { describe, expect, it } from "vitest";
import { portalText } from "@/messages/portal";
import type { Intent } from "../draft/line-view";
import type { ExchangeOffer } from "./exchange-view";
import type { Timing } from "./outcome-view";
import { planOutcome } from "./plan-outcome";

const timings = [{ refund_option: "ORIGINAL_PAYMENT_METHOD" }, { refund_option: "STORE_CREDIT" }] as Timing[];
const offer = (lineId: string) => ({ lineId, name: `Item ${lineId}` }) as ExchangeOffer;
const draftOf = (...ids: string[]) =>
  ({
    items: ids.map((id) => ({
      line_item_id: id,
      quantity: 1,
      return_reason: "TOO_SMALL",
      comment: "",
      exchange_variant_id: null,
    })),
    refund_option: null,
  }) as unknown as Intent["draft"];

const plan = (ids: string[], posted: Record<string, string>, offered = ids) =>
  planOutcome({
    ...{ draft: draftOf(...ids), timings, offers: offered.map(offer), t: portalText("en") },
    value: (name) => posted[name] ?? null,
  });

const saved = ({ saves }: ReturnType<typeof plan>) =>
  saves.map((one) => [one.line_item_id, one.refund_option, one.exchange_variant_id]);

describe("planOutcome", () => {
  it("exchanges the only item, and refunds the remainder to the original payment method", () => {
    const planned = plan(["a"], { refund_option: "EXCHANGE", "variant-a": "var_L" });
    expect(saved(planned)).toEqual([["a", "ORIGINAL_PAYMENT_METHOD", "var_L"]]);
    expect(planned.rest).toBe("ORIGINAL_PAYMENT_METHOD");
  });

  it("removes the exchange when a refund is chosen, whatever size is still ticked", () => {
    const planned = plan(["a"], { refund_option: "STORE_CREDIT", "variant-a": "var_L" });
    expect(saved(planned)).toEqual([["a", "STORE_CREDIT", null]]);
  });

  it("gives each of several items its own refund or exchange", () => {
    const posted = { "exchange-a": "EXCHANGE", "variant-a": "var_L", refund_option: "STORE_CREDIT" };
    expect(saved(plan(["a", "b"], posted))).toEqual([
      ["a", "STORE_CREDIT", "var_L"],
      ["b", "STORE_CREDIT", null],
    ]);
  });

  it("asks for missing input, and for nothing else", () => {
    expect(plan(["a"], {}).errors).toEqual({ refund_option: "Choose one of the options" });
    expect(plan(["a"], { refund_option: "EXCHANGE" }).errors).toEqual({
      "variant-a": "Choose what you’d like instead of Item a",
    });
    expect(plan(["a", "b"], { "exchange-a": "EXCHANGE", "variant-a": "v" }).errors).toEqual({
      refund_option: "Choose one of the options",
    });
    const both = { "exchange-a": "on", "variant-a": "v", "exchange-b": "on", "variant-b": "w" };
    expect(plan(["a", "b"], both).errors).toEqual({});
  });

  it("knows the refund method while something else is missing", () => {
    const posted = { "exchange-a": "on", refund_option: "STORE_CREDIT" };
    expect(plan(["a", "b"], posted).rest).toBe("STORE_CREDIT");
    expect(saved(plan(["a", "b"], posted))).toEqual([["b", "STORE_CREDIT", null]]);
    expect(plan(["a", "b"], { "exchange-a": "on" }).rest).toBeNull();
  });

  it("names an item to be exchanged that has no replacement yet", () => {
    const posted = { "exchange-a": "on", refund_option: "STORE_CREDIT" };
    expect(plan(["a", "b"], posted).unfinished.map(({ lineId }) => lineId)).toEqual(["a"]);
    expect(plan(["a", "b"], { ...posted, "variant-a": "var_L" }).unfinished).toEqual([]);
    expect(plan(["a"], { refund_option: "EXCHANGE" }).unfinished.map(({ name }) => name)).toEqual(["Item a"]);
  });

  it("saves a replacement before a refund method for the rest is chosen", () => {
    expect(saved(plan(["a", "b"], { "exchange-a": "on", "variant-a": "var_L" }))).toEqual([["a", undefined, "var_L"]]);
  });

  it("doesn't refund an unavailable exchange without asking", () => {
    const posted = { "exchange-a": "EXCHANGE", "variant-a": "v", refund_option: "STORE_CREDIT" };
    const planned = plan(["a", "b"], posted, ["b"]);
    expect(saved(planned)).toEqual([["b", "STORE_CREDIT", null]]);
    expect(Object.keys(planned.errors)).toEqual(["exchange-a"]);
  });

  it("exchanges nothing that isn't offered", () => {
    expect(plan(["a"], { refund_option: "EXCHANGE", "variant-a": "v" }, []).saves).toEqual([]);
  });
});
