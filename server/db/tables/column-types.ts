import type { ColumnType } from "kysely";

/** A moment: read as RFC 3339 text in UTC with milliseconds, as within JSON; written as text or as a Date. */
export type Moment = ColumnType<string, Date | string, Date | string>;

/** The same with a default. */
export type DefaultMoment = ColumnType<string, Date | string | undefined, Date | string>;

/** YYYY-MM-DD. */
export type Day = string;

/** A list; empty if omitted. */
export type List<T> = ColumnType<T[], readonly T[] | undefined, readonly T[]>;

/** The database's default applies if omitted. */
export type Optional<T> = ColumnType<T, T | undefined, T>;
