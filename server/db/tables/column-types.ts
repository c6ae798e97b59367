import type { ColumnType } from "kysely";

/** A moment: read as an RFC 3339 text in UTC with milliseconds, as within JSON; written as one or as a Date. */
export type Moment = ColumnType<string, Date | string, Date | string>;

/** The same with a default. */
export type DefaultMoment = ColumnType<string, Date | string | undefined, Date | string>;

/** YYYY-MM-DD. */
export type Day = string;

/** A list; empty where it is left out. */
export type List<T> = ColumnType<T[], readonly T[] | undefined, readonly T[]>;

/** What the database gives where it is left out. */
export type Optional<T> = ColumnType<T, T | undefined, T>;
