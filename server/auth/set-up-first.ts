import { getContext } from "@/server/context";
import { isEqualSecret } from "@/server/kernel/crypto";
import { type FirstRun, firstRunToken, isFirstRun, setUpFirst as setUp } from "@/server/services/setup/first-run";
import { placeOfRequest, startSession } from "./next-auth";
import { type Refusal, refusalOf } from "./refusal-of";

type Given = Omit<FirstRun, "address" | "userAgent">;

/** Whether an installation waits for its first person, and whether whoever asks has the address that was printed. */
export const firstRunOf = async (token: string): Promise<"OPEN" | "OTHER_ADDRESS" | "OVER"> => {
  const ctx = getContext();
  if (!(await isFirstRun(ctx))) return "OVER";
  return isEqualSecret(token, firstRunToken(ctx)) ? "OPEN" : "OTHER_ADDRESS";
};

/** Makes the first store and its owner, and signs them in here. */
export const setUpFirst = async (given: Given): Promise<{ kind: "OK" } | Refusal> => {
  try {
    const { userId } = await setUp(getContext(), { ...given, ...(await placeOfRequest()) });
    await startSession(userId);
    return { kind: "OK" };
  } catch (error) {
    return refusalOf(error);
  }
};
