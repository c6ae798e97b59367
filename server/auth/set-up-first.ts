import { getContext } from "@/server/context";
import {
  type FirstRun,
  type FirstRunState,
  firstRunState,
  setUpFirst as setUp,
} from "@/server/services/setup/first-run";
import { placeOfRequest, startSession } from "./next-auth";
import { type Refusal, refusalOf } from "./refusal-of";

type Given = Omit<FirstRun, "address" | "userAgent">;

/** Returns the state of the first run for the bearer of a token, or without one (""). */
export const firstRunOf = (token: string): Promise<FirstRunState> => firstRunState(getContext(), token);

/** Creates the first store and its owner, and signs them in here. */
export const setUpFirst = async (given: Given): Promise<{ kind: "OK" } | Refusal> => {
  try {
    const { userId } = await setUp(getContext(), { ...given, ...(await placeOfRequest()) });
    await startSession(userId);
    return { kind: "OK" };
  } catch (error) {
    return refusalOf(error);
  }
};
