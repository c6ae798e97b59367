import { wireColumns } from "@/server/schema/columns";

/** Member → name on the wire, of what does not change under a live return: prisma/schema says it at each column. */
export const frozenMembers = (table: "orders" | "order_lines"): Readonly<Record<string, string>> =>
  Object.fromEntries(
    wireColumns(table).flatMap(([member, column]) => (column.frozen === true ? [[member, column.wire]] : [])),
  );

/** `content` with what does not change as `current` has it. */
export const withFrozenOf = <Content extends object>(current: object, content: Content): Content => ({
  ...content,
  ...Object.fromEntries(Object.keys(frozenMembers("orders")).map((member) => [member, Reflect.get(current, member)])),
});
