import type { z } from "zod";
import type { ConnectionDto } from "@/contract/admin/connections";
import type {
  ConnectionFieldDto,
  ConnectionSyncDto,
  getConnectionDetail,
  listConnectionCalls,
  ProviderDto,
} from "@/contract/dashboard/connections";
import { HIDDEN_SECRET } from "@/server/domain/connections/hidden-secret";
import type { SyncLine } from "@/server/domain/connections/sync-line";
import type { Connection } from "@/server/domain/connections/types";

type CarrierAccount = {
  code: string;
  name: string;
  returnMethods: readonly Dto["carriers"][number]["return_methods"][number][];
};
type Dto = z.output<typeof ConnectionDto>;
type Detail = z.output<typeof getConnectionDetail.output>;
type CallDto = z.output<typeof listConnectionCalls.output>["calls"][number];

/** So many calls in a row without an answer mean that a provider does not answer. */
const SILENT_AFTER = 5;

/** Without credentials: neither sealed nor shown values are in it. */
export const presentConnection = (row: Connection, providerName: string): Dto => ({
  connection_id: row.id,
  ecommerce_id: row.ecommerceId,
  kind: row.kind,
  provider: row.provider,
  provider_name: providerName,
  mode: row.mode,
  account_id: row.accountId,
  account_name: row.accountName,
  state: row.state,
  attention_reason: row.attentionReason === "" ? null : row.attentionReason,
  is_answering: row.failures < SILENT_AFTER,
  last_ok_at: row.lastOkAt,
  last_error: row.lastError,
  last_error_at: row.lastErrorAt,
  retries_at: row.pausedUntil,
  capabilities: row.capabilities,
  locations: presentPlaces(row.locations),
  carriers: presentCarriers(row.carriers),
  warnings: row.warnings,
  version_ends_on: row.versionEndsOn,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  disconnected_at: row.disconnectedAt,
});

export const presentPlaces = (places: readonly { id: string; name: string }[]): Dto["locations"] =>
  places.map(({ id, name }) => ({ location_id: id, name }));

export const presentCarriers = (carriers: readonly CarrierAccount[]): Dto["carriers"] =>
  carriers.map(({ code, name, returnMethods }) => ({ carrier: code, name, return_methods: [...returnMethods] }));

type Field = {
  name: string;
  label: string;
  help: string;
  kind: z.output<typeof ConnectionFieldDto>["kind"];
  isRequired: boolean;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  initial: string;
};

type Provider = Pick<z.output<typeof ProviderDto>, "provider" | "kind" | "tagline" | "tile" | "guide"> & {
  displayName: string;
  isBeta: boolean;
  credentials: readonly Field[];
  settings: readonly Field[];
  capabilities: readonly Dto["capabilities"][number][];
  install?: unknown;
};

/** `callbackUrl`: where an approval comes back to. */
export const presentProvider = (definition: Provider, callbackUrl: string): z.output<typeof ProviderDto> => {
  const { provider, kind, displayName, tagline, tile, guide, isBeta, credentials, settings } = definition;
  return {
    ...{ provider, kind, name: displayName, tagline, tile: { ...tile }, guide, is_beta: isBeta },
    credentials: credentials.map(presentField),
    settings: settings.map(presentField),
    capabilities: [...definition.capabilities],
    callback_url: definition.install === undefined ? "" : callbackUrl,
    can_install: definition.install !== undefined,
  };
};

const presentField = ({ isRequired, options, ...field }: Field): z.output<typeof ConnectionFieldDto> => ({
  ...field,
  is_required: isRequired,
  options: options.map(({ value, label }) => ({ value, label })),
});

/** In the order of the form. */
export const presentValues = (fields: readonly Field[], shown: Connection["shownValues"]): Detail["values"] =>
  fields.map(({ name, label, kind }) => {
    const value = shown[name] ?? "";
    const isHidden = kind === "SECRET" && value === HIDDEN_SECRET;
    return { name, label, kind, value: isHidden ? "" : value, is_stored: value !== "" };
  });

/** Counts and report are the reader's own; what they lack is none. */
export const presentSync = (line: SyncLine): z.output<typeof ConnectionSyncDto> => {
  const { subject, phase, state, since, syncedAt, total, counts, report, error, dueAt, updatedAt } = line;
  const count = (name: string): number => (typeof counts[name] === "number" ? counts[name] : 0);
  return {
    ...{ subject, phase, state, since, synced_at: syncedAt, total, error, next_at: dueAt, updated_at: updatedAt },
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

type CallRow = {
  id: bigint;
  at: Date;
  purpose: string;
  method: string;
  path: string;
  status: number | null;
  durationMs: number;
  requestBytes: number;
  answerBytes: number;
  request: string;
  answer: string;
  error: string;
};

export const presentConnectionCall = (call: CallRow): CallDto => ({
  call_id: String(call.id),
  at: call.at.toISOString(),
  purpose: call.purpose,
  method: call.method,
  path: call.path,
  status: call.status,
  duration_ms: call.durationMs,
  request_bytes: call.requestBytes,
  answer_bytes: call.answerBytes,
  request: call.request,
  answer: call.answer,
  error: call.error,
});
