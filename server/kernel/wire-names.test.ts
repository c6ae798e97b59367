import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { fromWire, type Given, type Shown, toWire } from "./wire-names";

const Line = z.object({
  line_item_id: z.string(),
  unit_price: z.int().default(0),
  options: z.record(z.string(), z.string()),
});
const Order = z.object({
  order_name: z.string(),
  address_line_1: z.string().optional(),
  line_items: z.array(Line),
  by_view: z.partialRecord(z.enum(["NEED_ACTION", "PAID_OUT"]), z.object({ oldest_at: z.string().nullable() })),
  payment: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("CARD"), last_digits: z.string() }),
      z.object({ kind: z.literal("BANK"), holder_name: z.string() }),
    ])
    .nullable(),
  first_value: z.union([z.string(), z.array(z.number()), z.null()]),
});

const wire: z.output<typeof Order> = {
  order_name: "#1",
  address_line_1: "Quai 1",
  line_items: [{ line_item_id: "li_1", unit_price: 5, options: { shoe_size: "41" } }],
  by_view: { NEED_ACTION: { oldest_at: null } },
  payment: { kind: "BANK", holder_name: "A" },
  first_value: [1],
};
const ours: Given<typeof Order> = {
  orderName: "#1",
  addressLine1: "Quai 1",
  lineItems: [{ lineItemId: "li_1", unitPrice: 5, options: { shoe_size: "41" } }],
  byView: { NEED_ACTION: { oldestAt: null } },
  payment: { kind: "BANK", holderName: "A" },
  firstValue: [1],
};

test("renames declared members at every depth, but no keys of records", () => {
  expect(fromWire(Order, wire)).toEqual(ours);
  expect(toWire(Order, ours)).toEqual(wire);
});

test("does not output undeclared members", () => {
  const line = { lineItemId: "li_1", options: {}, costPrice: 3 };
  expect(toWire(Line, line)).toEqual({ line_item_id: "li_1", options: {} });
});

test("keeps missing members missing, and null as null", () => {
  const { addressLine1: _, ...rest } = { ...ours, payment: null };
  expect(toWire(Order, rest)).toStrictEqual({ ...omit(wire, "address_line_1"), payment: null });
});

test("renames a recursive schema all the way down", () => {
  type Tree = { child_nodes: Tree[]; only_child?: Tree | undefined };
  const Tree: z.ZodType<Tree> = z.object({
    get child_nodes() {
      return z.array(Tree);
    },
    get only_child() {
      return Tree.optional();
    },
  });
  const wire = { child_nodes: [{ child_nodes: [] }], only_child: { child_nodes: [] } };
  expect(fromWire(Tree, wire)).toEqual({ childNodes: [{ childNodes: [] }], onlyChild: { childNodes: [] } });
});

test("rejects two members that would get the same name", () => {
  const Twice = z.object({ order_id: z.string(), orderId: z.string() });
  expect(() => fromWire(Twice, { order_id: "1", orderId: "2" })).toThrow("orderId");
});

test("rejects a place that holds either a record or an object", () => {
  const Either = z.union([z.object({ a_b: z.string() }), z.record(z.string(), z.string())]);
  expect(() => fromWire(Either, { a_b: "1" })).toThrow("record");
});

test("infers types with the new names", () => {
  expectTypeOf<Shown<typeof Line>["unitPrice"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Given<typeof Order>["addressLine1"]>().toEqualTypeOf<string | undefined>();
});

const omit = <T extends object>(value: T, name: keyof T): Partial<T> => {
  const { [name]: _, ...rest } = value;
  return rest as Partial<T>;
};
