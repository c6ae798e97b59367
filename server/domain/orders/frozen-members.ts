import { wireColumns } from "@/server/schema/columns";

/** Member → API name, for members that can't change while a return is live: prisma/schema marks them at each column. */
export const frozenMembers = (table: "orders" | "order_lines"): Readonly<Record<string, string>> =>
  Object.fromEntries(
    wireColumns(table).flatMap(([member, column]) => (column.frozen === true ? [[member, column.wire]] : [])),
  );

/** Returns `content` with the frozen members as in `current`. */
export const withFrozenOf = <Content extends object>(current: object, content: Content): Content => ({
  ...content,
  ...Object.fromEntries(Object.keys(frozenMembers("orders")).map((member) => [member, Reflect.get(current, member)])),
});
