import { randomUUID } from "node:crypto";
import { ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import type { Actor } from "@/server/kernel/actor";
import { createUser } from "@/server/services/setup/create-user";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { openTestContext, type TestContext } from "./context";
import { createOrder, createReturn, createTenant, type Tenant } from "./factories";

type Process = Awaited<ReturnType<typeof createReturn>>;

export type StationScene = {
  ctx: TestContext;
  tenant: Tenant;
  /** A warehouse member, and a support member who may override a refund. */
  worker: Actor;
  colleague: Actor;
  /** Two jumpers and a scarf in transit. */
  sent: () => Promise<Process>;
  close: () => Promise<void>;
};

/** A store with two people who inspect parcels, on its own database. */
export const openStationScene = async (): Promise<StationScene> => {
  const ctx = await openTestContext();
  const tenant = await createTenant(ctx);
  const person = async (role: "warehouse" | "support"): Promise<Actor> => {
    const input = { email: `${role}@example.com`, name: `One of ${role}`, role, passwordHash: "none" };
    const { id } = await createUser(ctx, { actor: tenant.actor, input });
    return { ...tenant.actor, kind: "staff", id, name: input.name, scopes: new Set(ROLE_SCOPES[role]) };
  };
  const [worker, colleague] = [await person("warehouse"), await person("support")];
  return { ctx, tenant, worker, colleague, sent: () => send(ctx, tenant), close: () => ctx.close() };
};

const send = async (ctx: TestContext, tenant: Tenant): Promise<Process> => {
  const order = await createOrder(ctx, tenant, {
    lines: [
      { name: "Jumper", sku: "JUMPER", unitPriceMinor: 5000, quantity: 2 },
      { name: "Scarf", sku: "SCARF", unitPriceMinor: 3000, quantity: 1 },
    ],
  });
  const items = [
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ];
  const process = await createReturn(ctx, tenant, { order, items });
  await updateShippingStatus(ctx, {
    ...{ actor: tenant.actor, processId: process.id, platformProcessId: "", to: "COLLECTED" },
  });
  return process;
};

/** What a station sends for such a parcel: the first jumper is declined, the others approved, the scarf graded. */
export const submissionOf = ({ id, units }: Process, more: Record<string, unknown> = {}) => ({
  submission_id: randomUUID(),
  process_id: id,
  place: "Speicher",
  user: "worker@example.com",
  spent_seconds: 40,
  reviews: units.map((unit, index) => ({
    line_item_id: unit.orderLineId,
    unit_id: unit.id,
    status: index === 0 ? ("DECLINED" as const) : ("APPROVED" as const),
    reject_reason: index === 0 ? "Worn" : "",
    ...(index === 2 ? { grade: "A", checks: ["Tags are on"] } : {}),
  })),
  ...more,
});
