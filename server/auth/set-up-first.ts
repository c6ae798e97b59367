import { getContext } from "@/server/context";
import { isEqualSecret } from "@/server/kernel/crypto";
import { Problem } from "@/server/kernel/problem";
import { type FirstRun, firstRunToken, isFirstRun, setUpFirst as setUp } from "@/server/services/setup/first-run";
import { placeOfRequest, startSession } from "./next-auth";

type Given = Omit<FirstRun, "address" | "userAgent">;
type SetUpResult = { kind: "OK" } | { kind: "REFUSED"; field: string | null; text: string };

/** Whether an installation waits for its first person, and whether whoever asks has the address that was printed. */
export const firstRunOf = async (token: string): Promise<"OPEN" | "OTHER_ADDRESS" | "OVER"> => {
  const ctx = getContext();
  if (!(await isFirstRun(ctx))) return "OVER";
  return isEqualSecret(token, firstRunToken(ctx)) ? "OPEN" : "OTHER_ADDRESS";
};

/** Makes the first store and its owner, and signs them in here. */
export const setUpFirst = async (given: Given): Promise<SetUpResult> => {
  try {
    const { userId } = await setUp(getContext(), { ...given, ...(await placeOfRequest()) });
    await startSession(userId);
    return { kind: "OK" };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [violation] = error.extras.violations ?? [];
    return { kind: "REFUSED", field: violation?.field ?? null, text: withoutField(error.message) };
  }
};

/** The form marks the field: "`password`: must have …" is "Must have …" there. */
const withoutField = (text: string): string =>
  text.replace(/^`[\w.]+`: (.)/, (_, first: string) => first.toUpperCase());
