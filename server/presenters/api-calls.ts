import type { getApiCall } from "@/contract/dashboard/api-calls";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import type { LoggedCall } from "@/server/domain/request-log/types";
import type { Shown } from "@/server/kernel/wire-names";

type CallDetailDto = Shown<typeof getApiCall.output>;
type Row = Omit<LoggedCall, "at" | "request" | "requestNote" | "answer" | "answerNote" | "subjects"> & {
  id: number;
  at: string;
  keyName: string;
};

const operations = new Map(PUBLIC_OPERATIONS.map((operation) => [operation.id, operation]));

export const presentApiCall = (call: Row): CallDetailDto["call"] => {
  const operation = operations.get(call.operation);
  return {
    ...call,
    callId: String(call.id),
    template: templateOf(call),
    summary: operation?.summary ?? "",
  };
};

export const presentApiCallDetail = (call: Row & Omit<LoggedCall, "at">): CallDetailDto => ({
  call: presentApiCall(call),
  request: { text: call.request, bytes: call.requestBytes, note: call.requestNote },
  answer: { text: call.answer, bytes: call.answerBytes, note: call.answerNote },
  about: call.subjects,
});

/** Returns the published path that was called; HEAD belongs to GET. */
const templateOf = ({ operation, method, path }: Row): string => {
  const pathname = path.split("?")[0] ?? "";
  const found = operations
    .get(operation)
    ?.endpoints.find(
      (endpoint) =>
        endpoint.method === (method === "HEAD" ? "GET" : method) &&
        new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
    );
  return found?.path ?? "";
};
