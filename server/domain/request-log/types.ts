import type { Stored } from "@/server/schema/columns";
/** Why a body isn't shown in full: longer than what is stored, not JSON from there on, a file. */
export type BodyNote = "" | "CUT" | "NOT_JSON" | "FILE";

/** A call as stored: only what may be shown. */
export type LoggedCall = Stored<
  "api_calls",
  {
    at: Date;
    requestNote: BodyNote;
    answerNote: BodyNote;
  },
  "id"
>;

/** A call as recorded: bodies cut, nothing hidden yet. It stays in memory until it is written. */
export type HeardCall = Omit<LoggedCall, "request" | "requestNote" | "answer" | "answerNote" | "path" | "subjects"> & {
  /** Names in the path and their values. */
  params: Readonly<Record<string, string>>;
  url: string;
  request: HeardBody;
  answer: HeardBody;
};

/** The beginning of a body; null: a file, of which nothing is stored. */
export type HeardBody = { start: Buffer; isCut: boolean } | null;
