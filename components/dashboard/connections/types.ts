import type { z } from "zod";
import type { ConnectionDto } from "@/contract/admin/connections";
import type { ConnectionFieldDto, ProviderDto, tryConnection } from "@/contract/dashboard/connection-setup";
import type { ConnectionSyncDto } from "@/contract/dashboard/connection-syncs";
import type { getConnectionDetail, getDisconnectEffects, listConnectionCalls } from "@/contract/dashboard/connections";

export type Connection = z.output<typeof ConnectionDto>;
export type ConnectionDetail = z.output<typeof getConnectionDetail.output>;
export type ConnectionField = z.output<typeof ConnectionFieldDto>;
export type Provider = z.output<typeof ProviderDto>;
export type Sync = z.output<typeof ConnectionSyncDto>;
export type ConnectionCall = z.output<typeof listConnectionCalls.output>["calls"][number];
export type TriedAccount = z.output<typeof tryConnection.output>;
export type DisconnectEffects = z.output<typeof getDisconnectEffects.output>;
