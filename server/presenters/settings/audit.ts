import type { AuditEntryDto } from "@/contract/dashboard/audit";
import { STORE_SETTINGS, type StoreSetting } from "@/contract/vocabulary/store-setting";
import { changedFields } from "@/server/domain/audit/changed-fields";
import type { AuditEntry, Snapshot } from "@/server/domain/audit/types";
import { withPolicyDefaults } from "@/server/domain/policy/default-policy";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import { USUAL_NOTICE_TIME } from "@/server/domain/shipping/next-notice-at";
import { type StoreSnapshot, storeAt } from "@/server/domain/store/store-at";
import type { Store, Warehouse } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";
import { PUBLISHED_SETTINGS, publishedConditions, publishedWarehouse } from "./published";

type Json = Record<string, unknown>;

/** Returns one change in published names: fields are shown as in the API. `stores` are the actor's. */
export const presentAuditEntry = (entry: AuditEntry, stores: readonly Store[]): Shown<typeof AuditEntryDto> => ({
  ...entry,
  auditId: entry.id,
  actor: { kind: entry.actorKind, id: entry.actorId, name: entry.actorName },
  fields: changedFields(viewOf(entry, entry.before ?? beginning(entry), stores), viewOf(entry, entry.after, stores), {
    areListsWhole: entry.subject === "RETURN_CONDITIONS",
  }),
});

/** A new setting starts with the defaults of every store, so only its own values are shown. */
const beginning = ({ subject, after }: AuditEntry): Snapshot | null => {
  if (after === null) return null;
  if (subject === "STORE") return { ...after, config: {} };
  return subject === "RETURN_CONDITIONS" ? { ...after, content: {}, note: null } : null;
};

/** Returns a setting as it was before a change, as a patch that restores it. */
export const presentSettingBefore = (entry: AuditEntry, setting: StoreSetting | "warehouses", store: Store): Json => {
  const view = viewOf(entry, entry.before, [store]);
  if (setting !== "warehouses") return view[setting] as Json;
  // The default warehouse depends on all warehouses, so restoring one doesn't restore that.
  const { isDefault: _, ...warehouse } = view;
  return warehouse;
};

/** Returns a stored state as the API shows it; empty if there was none. */
const viewOf = (entry: AuditEntry, state: Snapshot | null, stores: readonly Store[]): Json => {
  if (state === null) return {};
  if (entry.subject === "STORE") return storeView(entry, state, stores);
  if (entry.subject === "RETURN_CONDITIONS") return policyView(entry, state);
  if (entry.subject === "WAREHOUSE") return warehouseView(entry, state);
  return state;
};

const storeView = ({ subjectId }: AuditEntry, state: Snapshot, stores: readonly Store[]): Json => {
  const store = stores.find(({ id }) => id === subjectId);
  if (store === undefined) return state;
  const then = storeAt(store, state as StoreSnapshot);
  return Object.fromEntries(STORE_SETTINGS.map((name) => [name, PUBLISHED_SETTINGS[name](then)]));
};

const policyView = ({ subjectId: ecommerceId }: AuditEntry, { content, version, note }: Snapshot): Json => {
  const policy = withPolicyDefaults((content ?? {}) as Partial<ReturnPolicy>);
  const { version: _, ...conditions } = publishedConditions(policy, { ecommerceId, version: Number(version) });
  return { ...conditions, note };
};

/** A warehouse as stored in the audit log. */
type WarehouseSnapshot = Pick<Warehouse, "name" | "address" | "countries"> & {
  is_default: boolean;
  shop_location_id?: string;
  notice_emails?: string[];
  notice_time?: string;
};

const warehouseView = ({ subjectId: id, ecommerceId }: AuditEntry, state: Snapshot): Json => {
  const kept = state as WarehouseSnapshot;
  const { is_default: isDefault, shop_location_id: shopLocationId = "", ...rest } = kept;
  // Older entries have no emails for warehouse notices.
  const { notice_emails: noticeEmails = [], notice_time: noticeTime = USUAL_NOTICE_TIME } = kept;
  const more = { isDefault, shopLocationId, noticeEmails, noticeTime, ecommerceId: ecommerceId ?? "" };
  return publishedWarehouse({ ...rest, ...more, id });
};
