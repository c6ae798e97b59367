import type { ConnectionDto } from "@/contract/admin/connections";
import type { ConnectionFieldDto, ProviderDto } from "@/contract/dashboard/connection-setup";
import type { ConnectionSyncDto } from "@/contract/dashboard/connection-syncs";
import type { getConnectionDetail, listConnectionCalls } from "@/contract/dashboard/connections";
import { HIDDEN_SECRET } from "@/server/domain/connections/hidden-secret";
import type { SyncLine } from "@/server/domain/connections/sync-line";
import type { Connection } from "@/server/domain/connections/types";
import type { Shown } from "@/server/kernel/wire-names";

type CarrierAccount = {
  code: string;
  name: string;
  returnMethods: readonly Dto["carriers"][number]["returnMethods"][number][];
};
type Dto = Shown<typeof ConnectionDto>;
type Detail = Shown<typeof getConnectionDetail.output>;
type CallDto = Shown<typeof listConnectionCalls.output>["calls"][number];

/** After this many calls in a row without an answer, a provider counts as not responding. */
const SILENT_AFTER = 5;

/** Contains no credentials, neither encrypted nor masked. */
export const presentConnection = (row: Connection, providerName: string): Dto => ({
  ...row,
  connectionId: row.id,
  providerName,
  attentionReason: row.attentionReason === "" ? null : row.attentionReason,
  isAnswering: row.failures < SILENT_AFTER,
  retriesAt: row.pausedUntil,
  locations: presentPlaces(row.locations),
  carriers: presentCarriers(row.carriers),
});

export const presentPlaces = (places: readonly { id: string; name: string }[]): Dto["locations"] =>
  places.map(({ id, name }) => ({ locationId: id, name }));

export const presentCarriers = (carriers: readonly CarrierAccount[]): Dto["carriers"] =>
  carriers.map(({ code, name, returnMethods }) => ({ carrier: code, name, returnMethods: [...returnMethods] }));

type FieldDto = Shown<typeof ConnectionFieldDto>;
type Field = Omit<FieldDto, "options"> & { options: readonly FieldDto["options"][number][] };

type Provider = Pick<Shown<typeof ProviderDto>, "provider" | "kind" | "tagline" | "tile" | "guide"> & {
  displayName: string;
  isBeta: boolean;
  credentials: readonly Field[];
  settings: readonly Field[];
  capabilities: readonly Dto["capabilities"][number][];
  install?: unknown;
};

/** `callbackUrl`: where an approval redirects to. */
export const presentProvider = (definition: Provider, callbackUrl: string): Shown<typeof ProviderDto> => {
  const { provider, kind, displayName, tagline, tile, guide, isBeta, credentials, settings } = definition;
  return {
    ...{ provider, kind, name: displayName, tagline, tile: { ...tile }, guide, isBeta },
    credentials: credentials.map(presentField),
    settings: settings.map(presentField),
    capabilities: [...definition.capabilities],
    callbackUrl: definition.install === undefined ? "" : callbackUrl,
    canInstall: definition.install !== undefined,
  };
};

const presentField = (field: Field): FieldDto => ({ ...field, options: [...field.options] });

/** Returns the values in the form's order. */
export const presentValues = (fields: readonly Field[], shown: Connection["shownValues"]): Detail["values"] =>
  fields.map(({ name, label, kind }) => {
    const value = shown[name] ?? "";
    const isHidden = kind === "SECRET" && value === HIDDEN_SECRET;
    return { name, label, kind, value: isHidden ? "" : value, isStored: value !== "" };
  });

/** Counts and report have the form that the reader gave them; a missing count is 0. */
export const presentSync = (line: SyncLine): Shown<typeof ConnectionSyncDto> => {
  const { subject, phase, state, since, syncedAt, total, counts, report, error, dueAt, updatedAt } = line;
  const count = (name: string): number => (typeof counts[name] === "number" ? counts[name] : 0);
  return {
    ...{ subject, phase, state, since, syncedAt, total, error, nextAt: dueAt, updatedAt },
    ...{ read: count("read"), created: count("created"), updated: count("updated"), unchanged: count("unchanged") },
    ...{ skipped: count("skipped"), kept: count("kept"), refused: count("refused") },
    refusals: refusalsOf(report),
  };
};

const refusalsOf = ({ refusals, errors }: Record<string, unknown>): { record: string; reason: string }[] => {
  const list = Array.isArray(refusals) ? refusals : Array.isArray(errors) ? errors : [];
  return list.map((each: Record<string, unknown>) => ({
    record: String(each.record ?? each.id ?? each.orderId ?? ""),
    reason: String(each.reason ?? each.message ?? ""),
  }));
};

export const presentConnectionCall = (call: Omit<CallDto, "callId"> & { id: number }): CallDto => ({
  ...call,
  callId: String(call.id),
});
