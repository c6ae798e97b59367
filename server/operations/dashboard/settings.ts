import * as contract from "@/contract/dashboard/settings";
import { type EditableSetting, STORE_SETTINGS, type StoreSetting } from "@/contract/vocabulary/store-setting";
import { getAuditEntry, listAuditEntries } from "@/server/db/people/audit-entries";
import { getWarehouse } from "@/server/db/shipping/warehouses";
import { getStore } from "@/server/db/stores/stores";
import { withPolicyDefaults } from "@/server/domain/policy/default-policy";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import { canHold } from "@/server/domain/store/can-hold";
import { Problem } from "@/server/kernel/problem";
import { presentAuditEntry, presentSettingBefore } from "@/server/presenters/settings/audit";
import { publishedWarehouse } from "@/server/presenters/settings/published";
import { presentWarehouse } from "@/server/presenters/settings/warehouse";
import { savePolicy } from "@/server/services/policy/save-policy";
import { implement } from "../implement";
import { changeWarehouse as changeOneWarehouse, changeSetting } from "../settings/change-settings";
import { RETURN_CONDITIONS } from "../settings/store-resources";
import { auditIdOf } from "./audit";

/** As many as a person will look through; the audit log has all of them. */
const HISTORY_MAX = 100;

export const getAccessibility = implement(contract.getAccessibility, async ({ ctx, actor, input }) => {
  const { config } = await getStore(ctx.db, actor, input.ecommerceId);
  return config.accessibility;
});

export const getHoldAbility = implement(contract.getHoldAbility, async ({ ctx, actor, input }) => ({
  canHold: canHold(await getStore(ctx.db, actor, input.ecommerceId)),
}));

export const changeStoreSetting = implement(contract.changeStoreSetting, async ({ ctx, actor, input }) => ({
  value: await changeSetting(ctx, { actor, name: input.setting, ...input }),
}));

export const changeWarehouse = implement(contract.changeWarehouse, async ({ ctx, actor, input }) =>
  presentWarehouse(
    await changeOneWarehouse(ctx, {
      actor,
      ecommerceId: input.ecommerceId,
      warehouseId: input.warehouseId || null,
      patch: input.patch,
      basedOn: input.basedOn ?? undefined,
    }),
  ),
);

export const listSettingHistory = implement(contract.listSettingHistory, async ({ ctx, actor, input }) => {
  const store = await getStore(ctx.db, actor, input.ecommerceId);
  const filter = { ecommerceId: store.id, ...subjectOf(input) };
  const entries = await listAuditEntries(ctx.db, actor, { filter, limit: HISTORY_MAX });
  const prefix = isStoreSetting(input.setting) ? `${input.setting}.` : "";
  const changes = entries
    .map((entry) => presentAuditEntry(entry, [store]))
    .map(({ address: _, userAgent: __, fields, ...change }) => ({
      ...change,
      fields: fields
        .filter(({ name }) => name.startsWith(prefix))
        .map((field) => ({ ...field, name: field.name.slice(prefix.length) })),
    }))
    .filter(({ act, fields }) => act === "CHANGED" && fields.length > 0);
  return { changes };
});

export const undoSettingChange = implement(contract.undoSettingChange, async ({ ctx, actor, input }) => {
  const { ecommerceId, setting, auditId, basedOn } = input;
  const store = await getStore(ctx.db, actor, ecommerceId);
  const entry = await getAuditEntry(ctx.db, actor, auditIdOf(auditId, "audit_id"));
  const { subject, subjectId } = subjectOf(input);
  if (entry.subject !== subject || entry.subjectId !== subjectId || entry.before === null)
    throw new Problem("FAILED_PRECONDITION", "That change doesn't belong to this setting.");
  if (setting === "returnconditions") {
    const policy = withPolicyDefaults(entry.before.content as Partial<ReturnPolicy>);
    const note = `Back to version ${entry.before.version}`;
    const saved = await savePolicy(ctx, { actor, ecommerceId, policy, note, basedOn: Number(basedOn.version) });
    return { value: RETURN_CONDITIONS.present(saved) };
  }
  const call = { actor, ecommerceId, patch: presentSettingBefore(entry, setting, store) };
  if (isStoreSetting(setting)) return { value: await changeSetting(ctx, { ...call, name: setting, basedOn }) };
  const { id: warehouseId } = await getWarehouse(ctx.db, actor, input.warehouseId);
  return { value: publishedWarehouse(await changeOneWarehouse(ctx, { ...call, warehouseId, basedOn })) };
});

const isStoreSetting = (setting: EditableSetting): setting is StoreSetting =>
  (STORE_SETTINGS as readonly string[]).includes(setting);

const SUBJECTS = { warehouses: "WAREHOUSE", returnconditions: "RETURN_CONDITIONS" } as const;

const subjectOf = (input: { ecommerceId: string; setting: EditableSetting; warehouseId: string }) => {
  const { setting, ecommerceId, warehouseId } = input;
  const subjectId = setting === "warehouses" ? warehouseId : ecommerceId;
  return { subject: isStoreSetting(setting) ? ("STORE" as const) : SUBJECTS[setting], subjectId };
};
