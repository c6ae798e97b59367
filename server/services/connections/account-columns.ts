import type { Connection } from "@/server/domain/connections/types";
import { versionWarning } from "@/server/domain/connections/version-warning";
import { shownValues } from "./check-values";
import type { Tried } from "./try-connection";

type Columns = Pick<
  Connection,
  "accountName" | "shownValues" | "capabilities" | "locations" | "carriers" | "warnings" | "versionEndsOn"
>;

/** The columns that store the provider account behind a connection. */
export const accountColumns = ({ definition, values, account }: Omit<Tried, "attempt">, now: Date): Columns => ({
  accountName: account.accountName,
  shownValues: shownValues(definition, values),
  capabilities: [...account.capabilities],
  locations: account.locations.map(({ id, name }) => ({ id, name })),
  carriers: (account.carriers ?? []).map((each) => ({ ...each, returnMethods: [...each.returnMethods] })),
  warnings: [
    ...account.warnings,
    ...(account.faults ?? []).map(({ description }) => description),
    ...versionWarning(definition.displayName, account.versionEndsOn, now),
  ],
  versionEndsOn: account.versionEndsOn,
});
