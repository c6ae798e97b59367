import { minorDigits } from "@/server/kernel/money";

/**
 * A rational number. Medusa stores amounts as decimals in major units with up to 20 digits and doesn't round (the tax
 * in 12.50 € is 1.99579831932773109244 €), so amounts must not be converted to floats or rounded early.
 */
export type Exact = { readonly over: bigint; readonly under: bigint };

/** Parses a decimal as Medusa writes it: "39.9", "-5", "1e-7". @throws RangeError for anything else */
export const exact = (text: string): Exact => {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text.trim());
  if (match === null) throw new RangeError("An amount is not a number.");
  const [, sign = "", whole = "", decimals = "", exponent = "0"] = match;
  const digits = BigInt(sign + whole + decimals);
  const shift = Number(exponent) - decimals.length;
  return shift >= 0
    ? { over: digits * 10n ** BigInt(shift), under: 1n }
    : { over: digits, under: 10n ** BigInt(-shift) };
};

export const NOTHING: Exact = { over: 0n, under: 1n };
export const ONE: Exact = { over: 1n, under: 1n };

export const plus = (left: Exact, right: Exact): Exact =>
  left.under === right.under
    ? { over: left.over + right.over, under: left.under }
    : { over: left.over * right.under + right.over * left.under, under: left.under * right.under };

export const minus = (left: Exact, right: Exact): Exact => plus(left, { over: -right.over, under: right.under });

export const times = (left: Exact, right: Exact): Exact => ({
  over: left.over * right.over,
  under: left.under * right.under,
});

/** Divides. The divisor is never zero: it is 1 plus a tax rate, or a positive quantity. */
export const per = (left: Exact, right: Exact): Exact => ({
  over: left.over * right.under,
  under: left.under * right.over,
});

export const sum = (values: Iterable<Exact>): Exact => [...values].reduce(plus, NOTHING);

/** Rounds to the currency's minor units, half away from zero. @throws RangeError beyond exact integers */
export const toMinor = ({ over, under }: Exact, currency: string): number => {
  const sign = over < 0n === under < 0n ? 1n : -1n;
  const scaled = abs(over) * 10n ** BigInt(minorDigits(currency));
  const minor = Number(sign * ((scaled * 2n + abs(under)) / (abs(under) * 2n)));
  if (!Number.isSafeInteger(minor)) throw new RangeError("An amount is too large.");
  return minor;
};

const DECIMALS = 20;

/** Converts to a number for Medusa's API; its shortest decimal text is the amount, up to 15 digits. */
export const asNumber = ({ over, under }: Exact): number => {
  const digits = String((abs(over) * 10n ** BigInt(DECIMALS)) / abs(under)).padStart(DECIMALS + 1, "0");
  const size = Number(`${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`);
  return over < 0n === under < 0n ? size : -size;
};

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
