import type { ProviderHttp, ProviderRequest } from "@/server/partners/provider-http";
import type { HeardProviderCall } from "@/server/partners/providers";

/** For tests: an HTTP client for a test double that logs its calls as the product's own does. */
export const tappedHttp = (http: ProviderHttp, onCall: (call: HeardProviderCall) => void): ProviderHttp => {
  const told = (request: ProviderRequest, status: number, answer: string) =>
    onCall({
      ...{ purpose: request.purpose, method: request.method, url: request.url, status, durationMs: 1, error: "" },
      ...{ request: request.body ?? "", answer, answerBytes: Buffer.byteLength(answer) },
    });
  return {
    send: async (request) => {
      const answer = await http.send(request);
      told(request, answer.status, answer.text);
      return answer;
    },
    readBytes: async (request) => {
      const answer = await http.readBytes(request);
      told({ ...request, url: new URL("/", request.url).href }, answer.status, "");
      return answer;
    },
    readLines: (request) => http.readLines(request),
  };
};
