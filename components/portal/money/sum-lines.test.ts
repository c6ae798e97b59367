import { describe, expect, it } from "vitest";
import { portalText } from "@/messages/portal";
import { sumLines } from "./sum-lines";

const row = (kind: string, label: string, amount: string, unit_id: string | null = null) => ({
  position: 1,
  group: "",
  kind,
  label,
  formula: "",
  unit_id,
  amount,
});

describe("sumLines", () => {
  const rows = [
    row("UNIT_PRICE", "Waal longsleeve", "4800", "u1"),
    row("UNIT_PRICE", "Waal longsleeve", "4800", "u2"),
    row("UNIT_PRICE", "Hoorn beanie", "3400", "u3"),
    row("ORDER_DISCOUNT", "Share of the order discount: Waal longsleeve", "-480", "u1"),
    row("ORDER_DISCOUNT", "Share of the order discount: Waal longsleeve", "-480", "u2"),
    row("TAX_INCLUDED", "Tax: Waal longsleeve", "0", "u1"),
    row("UNIT_DECLINED", "Not accepted: Waal longsleeve", "-4320", "u2"),
    row("SHIPPING_FEE", "Return shipping", "-490"),
    row("PAYOUT", "Visa ending in 42", "0"),
  ];

  it("counts equal items, merges shares of one discount and names the rest in the shopper's words", () => {
    expect(sumLines({ rows }, portalText("en")).map(({ text, amountMinor }) => [text, amountMinor])).toEqual([
      ["Waal longsleeve × 2", 9600],
      ["Hoorn beanie", 3400],
      ["Your items’ share of the order discount", -960],
      ["Not accepted: Waal longsleeve", -4320],
      ["Return shipping", -490],
    ]);
  });

  it("uses the reader's language", () => {
    const texts = sumLines({ rows }, portalText("de")).map(({ text }) => text);
    expect(texts).toContain("Anteil Ihrer Artikel am Bestellrabatt");
    expect(texts).toContain("Nicht angenommen: Waal longsleeve");
  });

  it("shows a more expensive exchange as the shopper pays it", () => {
    const exchanged = [
      row("UNIT_EXCHANGED", "Exchanged: Waal longsleeve", "0", "u1"),
      row("EXCHANGE_DIFFERENCE", "New item for: Waal longsleeve", "-1100", "u1"),
      row("EXCHANGE_INCENTIVE", "Incentive", "500"),
    ];
    expect(sumLines({ rows: exchanged }, portalText("en")).map(({ text, amountMinor }) => [text, amountMinor])).toEqual(
      [
        ["Exchanged: Waal longsleeve", 0],
        ["Price difference: Waal longsleeve", 1100],
        ["Exchange bonus", -500],
      ],
    );
  });

  it("keeps a refund's signs when a price difference only reduces it", () => {
    const mixed = [row("UNIT_PRICE", "Hoorn beanie", "3400", "u2"), row("EXCHANGE_DIFFERENCE", "", "-1100", "u2")];
    expect(sumLines({ rows: mixed }, portalText("en")).map(({ amountMinor }) => amountMinor)).toEqual([3400, -1100]);
  });

  it("shows only the exchange itself when the price is the same", () => {
    const even = [
      row("UNIT_EXCHANGED", "Exchanged: Waal longsleeve", "0", "u1"),
      row("EXCHANGE_DIFFERENCE", "New item for: Waal longsleeve", "0", "u1"),
    ];
    expect(sumLines({ rows: even }, portalText("en")).map(({ text }) => text)).toEqual(["Exchanged: Waal longsleeve"]);
  });

  it("keeps the total", () => {
    const total = sumLines({ rows }, portalText("en")).reduce((sum, line) => sum + line.amountMinor, 0);
    expect(total).toBe(rows.reduce((sum, one) => sum + Number(one.amount), 0));
  });
});
