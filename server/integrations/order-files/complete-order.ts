import { countryName, isCountry } from "@/contract/vocabulary/country";
import { UNNAMED_PAYMENT } from "@/contract/vocabulary/order-file/unnamed-payment";
import { splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import { divideRounded, taxByRate } from "@/server/kernel/tax-rate";
import { type Line, lineAmount, numberAt } from "./line-price";
import { problemOf } from "./order-file-error";
import { splitName } from "./split-name";

/** An order as read from a file, including mapping fields that the API doesn't have, which are resolved here. */
export type OrderParts = { head: Line; lines: readonly Line[]; payments: readonly Line[] };

type Totals = {
  discountIsRest: boolean;
  /** The part of the fees that comes from separate rows. */
  rowFees: number;
};

/**
 * Converts an order of a file to the API's format: splits full names, calculates or distributes taxes, and derives
 * discount, tax setting and captured amount from the totals. All amounts in minor units; only taxes are rounded, to the
 * nearest unit.
 * @throws RowProblem for inconsistent totals
 */
export const completeOrder = (
  { head: given, lines: givenLines, payments: givenPayments }: OrderParts,
  { discountIsRest, rowFees }: Totals,
): { content: Line; lines: Line[]; payments: Line[]; isPaidByTotal: boolean } => {
  const { subtotal, items_with_tax: withTax, total, taxes, tax_rate: rate, ...rest } = given;
  const { head, fees, feesTax } = withFees(rest);
  const totals: Known = {
    ...{ subtotal: amount(subtotal), withTax: amount(withTax), total: amount(total), rate: amount(rate) },
    taxes: typeof taxes === "number" ? Math.max(0, taxes - feesTax) : undefined,
  };
  splitNames(head, "customer");
  splitNames(head, "shipping_address");
  nameCountry(head);
  const lines = givenLines.map((line) => ({ ...line }));
  const shipping: Line = { ...(head.shipping as Line | undefined) };
  const shippingNet = amount(shipping.price_without_tax);
  delete shipping.price_without_tax;
  const order: Order = { head, lines, shipping, shippingNet, feesMinor: Math.max(0, fees) };
  discountToSubtotal(order, totals, rowFees);
  if (fees < 0 && !discountIsRest) head.order_discount = (numberAt(head, "order_discount") ?? 0) - fees;
  head.taxes_included ??= areTaxesIncluded(order, totals);
  if (head.taxes_included === false && shippingNet !== undefined) shipping.price = shippingNet;
  if (discountIsRest) discountToTotal(order, totals);
  taxLines(order, totals);
  for (const line of lines) for (const name of WORKED_IN) delete line[name];
  if (Object.keys(shipping).length > 0) head.shipping = shipping;
  const isPaidByTotal =
    totals.total !== undefined && givenPayments.length === 1 && givenPayments[0]?.captured === undefined;
  if (givenPayments.some(({ id, captured_total: shared }) => shared !== undefined && id === UNNAMED_PAYMENT))
    throw problemOf(
      "payments.captured_total",
      "needs the ID of the payment that these orders share; map a column for it",
    );
  const payments = givenPayments.map((payment) => ({
    ...payment,
    captured: payment.captured ?? (isPaidByTotal ? totals.total : 0),
  }));
  return { content: head, lines, payments, isPaidByTotal };
};

type Order = { head: Line; lines: Line[]; shipping: Line; shippingNet: number | undefined; feesMinor: number };
type Known = Record<"subtotal" | "withTax" | "total" | "taxes" | "rate", number | undefined>;

/** Line fields that the API doesn't have. */
const WORKED_IN = ["tax_rate", "is_taxed", "line_without_tax"] as const;

const amount = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/**
 * Adds up fees, tips and duties into one amount with its tax. A negative amount lowers what was paid, like a discount.
 */
const withFees = (given: Line): { head: Line; fees: number; feesTax: number } => {
  const { fees: own, fees_tax: onTop, fees_without_tax: net, tip, duties, ...head } = given;
  const paid = amount(own) ?? 0;
  const fees = sumMinor([paid, amount(onTop) ?? 0, amount(tip) ?? 0, amount(duties) ?? 0]);
  if (fees > 0) head.fees = fees;
  const within = typeof net === "number" ? Math.max(0, paid - net) : 0;
  return { head, fees, feesTax: amount(onTop) ?? within };
};

/** Adds the English name of a country that the file gives only as a code: shops send both. */
const nameCountry = (head: Line): void => {
  const address = head.shipping_address;
  if (typeof address !== "object" || address === null || !("country_code" in address) || "country" in address) return;
  const { country_code: code } = address;
  const name = typeof code === "string" && isCountry(code) ? countryName(code, "en") : "";
  if (name !== "") head.shipping_address = { ...address, country: name };
};

const splitNames = (head: Line, part: "customer" | "shipping_address"): void => {
  const { full_name: full, ...rest } = (head[part] ?? {}) as Line;
  if (typeof full !== "string") return;
  const { firstName, lastName } = splitName(full);
  const isSplit = rest.first_name !== undefined || rest.last_name !== undefined;
  head[part] = isSplit ? rest : { ...rest, first_name: firstName, last_name: lastName };
};

/** Returns what was paid for a line before the order's discount and any added tax. */
const netOf = (line: Line): number => lineAmount(line) - (numberAt(line, "total_discount") ?? 0);
const shippingOf = ({ shipping }: Order): number =>
  (numberAt(shipping, "price") ?? 0) - (numberAt(shipping, "discount") ?? 0);

const discountToSubtotal = (order: Order, { subtotal, total, taxes }: Known, rowFees: number): void => {
  if (subtotal === undefined) return;
  const items = sumMinor(order.lines.map(netOf));
  // Exports differ in whether a tip in its own row counts toward the subtotal; the total decides.
  const discounts = [items - subtotal, items + rowFees - subtotal].filter((discount) => discount >= 0);
  const rest = (discount: number) => (total ?? 0) - (items - discount + shippingOf(order) + order.feesMinor);
  const discount = discounts.find((each) => [0, taxes ?? 0].includes(rest(each))) ?? discounts[0];
  if (discount === undefined) throw problemOf("subtotal", "must not be more than the items come to");
  order.head.order_discount = discount;
};

/**
 * Returns whether the total includes taxes. Without a total, prices are assumed to include tax, as shown to shoppers.
 */
const areTaxesIncluded = (order: Order, { withTax, total, taxes }: Known): boolean => {
  if (withTax !== undefined) return sumMinor(order.lines.map(lineAmount)) === withTax;
  if (total === undefined) return true;
  const net = sumMinor([...order.lines.map(netOf), -(numberAt(order.head, "order_discount") ?? 0)]);
  if (net + shippingOf(order) + order.feesMinor === total) return true;
  const shipping = order.shippingNet ?? shippingOf(order);
  return (
    net +
      shipping +
      order.feesMinor +
      (taxes ?? sumMinor(order.lines.map((line) => numberAt(line, "total_tax") ?? 0))) !==
    total
  );
};

const discountToTotal = (order: Order, { total, taxes }: Known): void => {
  if (total === undefined) return;
  const { head, lines, shipping } = order;
  const added =
    taxes ?? sumMinor([...lines.map((line) => numberAt(line, "total_tax") ?? 0), numberAt(shipping, "tax") ?? 0]);
  const before = sumMinor([
    ...lines.map(netOf),
    shippingOf(order),
    head.taxes_included === true ? 0 : added,
    order.feesMinor,
  ]);
  const discount = before - total;
  if (discount < 0) throw problemOf("total", "must not be more than items, shipping, tax and fees come to");
  const most = sumMinor(lines.map(netOf));
  if (discount > most) throw problemOf("total", "must not be less than shipping, tax and fees come to");
  head.order_discount = discount;
};

/**
 * Fills in `total_tax` of lines and `tax` of shipping where the file doesn't contain them: by the rate of the line or
 * order, from amounts with and without tax, or as shares of the order's taxes.
 */
const taxLines = (order: Order, { taxes, rate }: Known): void => {
  const { head, lines, shipping } = order;
  const isIncluded = head.taxes_included === true;
  const nets = lines.map(netOf);
  const most = sumMinor(nets);
  const discount = Math.min(numberAt(head, "order_discount") ?? 0, most);
  const shares = splitByLargestRemainder(discount, nets);
  const paid = nets.map((net, place) => net - (shares[place] ?? 0));
  const isTold = lines.some((line) => line.total_tax !== undefined);
  for (const [place, line] of lines.entries()) {
    const tax = ownTax(line, { net: nets[place] ?? 0, paid: paid[place] ?? 0, rate, isIncluded });
    if (tax !== undefined) line.total_tax ??= tax;
  }
  const shippingPaid = shippingOf(order);
  if (order.shippingNet !== undefined && isIncluded)
    shipping.tax ??= Math.max(0, (numberAt(shipping, "price") ?? 0) - order.shippingNet);
  if (rate !== undefined && shippingPaid > 0) shipping.tax ??= taxByRate(shippingPaid, rate, isIncluded);
  const isRated = lines.some((line) => line.tax_rate !== undefined || line.line_without_tax !== undefined);
  if (taxes !== undefined && !isTold && !isRated && rate === undefined)
    shareTaxes(order, { taxes, paid, shippingPaid });
};

const ownTax = (
  line: Line,
  {
    net,
    paid,
    rate: ofOrder,
    isIncluded,
  }: { net: number; paid: number; rate: number | undefined; isIncluded: boolean },
): number | undefined => {
  const without = numberAt(line, "line_without_tax");
  if (without !== undefined && isIncluded)
    return net === 0 ? 0 : divideRounded(BigInt(paid) * BigInt(Math.max(0, net - without)), BigInt(net));
  const rate = line.is_taxed === false ? 0 : (numberAt(line, "tax_rate") ?? ofOrder);
  return rate === undefined ? undefined : taxByRate(paid, rate, isIncluded);
};

const shareTaxes = (
  { lines, shipping }: Order,
  { taxes, paid, shippingPaid }: { taxes: number; paid: readonly number[]; shippingPaid: number },
): void => {
  const isTaxed = (line: Line): boolean => line.is_taxed !== false;
  const own = numberAt(shipping, "tax");
  const weights = lines.map((line, place) => (isTaxed(line) ? (paid[place] ?? 0) : 0));
  const parts = splitByLargestRemainder(Math.max(0, taxes - (own ?? 0)), [
    ...weights,
    own === undefined ? shippingPaid : 0,
  ]);
  for (const [place, line] of lines.entries()) line.total_tax = parts[place] ?? 0;
  const onShipping = parts.at(-1) ?? 0;
  if (own === undefined && onShipping > 0) shipping.tax = onShipping;
};
