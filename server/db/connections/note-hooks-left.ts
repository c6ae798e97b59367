import type { Tx } from "@/server/db/client";
import { changeSql } from "@/server/db/run";
import type { Connection } from "@/server/domain/connections/types";

/** Records in the audit log that a disconnected shop still sends its webhooks: `words` say what to do about it. */
export const noteHooksLeft = async (
  tx: Tx,
  {
    row,
    words,
  }: { row: Pick<Connection, "id" | "groupId" | "ecommerceId" | "provider" | "accountName">; words: string },
): Promise<void> => {
  const { id, groupId, ecommerceId, provider, accountName } = row;
  await changeSql(tx)`
    select note_money_access(${ecommerceId}::text, ${groupId}::text, 'CONNECTION', ${id}::text,
      ${`${provider} ${accountName}`}::text, 'CHANGED', '{"webhooks": "active"}'::jsonb,
      jsonb_build_object('webhooks', ${words}::text))`;
};
