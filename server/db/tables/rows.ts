import type { Insertable, Selectable, Updateable } from "kysely";
import type { Tables } from "./generated/tables";

export type TableName = keyof Tables;

/** What may be set on a row of a table. */
export type Changes<Table extends TableName> = Updateable<Tables[Table]>;

/** What a new row of a table needs. */
export type NewRow<Table extends TableName> = Insertable<Tables[Table]>;

/** A row of a table as it is read. */
export type RowOf<Table extends TableName> = Selectable<Tables[Table]>;
