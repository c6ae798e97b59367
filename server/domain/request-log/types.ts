/** Why a body is not shown as it was: more of it than is kept, no JSON from there on, a file. */
export type BodyNote = "" | "CUT" | "NOT_JSON" | "FILE";

/** A call as it is kept: what may be shown of it, and nothing else. */
export type LoggedCall = {
  groupId: string;
  keyId: string;
  at: Date;
  method: string;
  /** With the query, hidden values hidden. */
  path: string;
  operation: string;
  status: number;
  durationMs: number;
  requestId: string;
  /** Of an answer that says what went wrong; empty otherwise. */
  reason: string;
  fields: string[];
  idempotencyKey: string;
  isReplay: boolean;
  request: string;
  requestBytes: number;
  requestNote: BodyNote;
  answer: string;
  answerBytes: number;
  answerNote: BodyNote;
  subjects: string[];
};

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
