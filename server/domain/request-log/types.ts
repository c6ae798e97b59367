import type { Stored } from "@/server/schema/columns";
/** Why a body is not shown as it was: more of it than is kept, no JSON from there on, a file. */
export type BodyNote = "" | "CUT" | "NOT_JSON" | "FILE";

/** A call as it is kept: what may be shown of it, and nothing else. */
export type LoggedCall = Stored<
  "api_calls",
  {
    at: Date;
    requestNote: BodyNote;
    answerNote: BodyNote;
  },
  "id"
>;

/** A call as it was heard: bodies cut, nothing hidden yet. It stays in memory until it is written. */
export type HeardCall = Omit<LoggedCall, "request" | "requestNote" | "answer" | "answerNote" | "path" | "subjects"> & {
  /** Names in the path and what stood there. */
  params: Readonly<Record<string, string>>;
  url: string;
  request: HeardBody;
  answer: HeardBody;
};

/** The beginning of a body; null: a file, of which nothing is kept. */
export type HeardBody = { start: Buffer; isCut: boolean } | null;
