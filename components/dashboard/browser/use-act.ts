import { useMutation } from "@tanstack/react-query";
import { problemText } from "./problem-text";
import { useToast } from "./toasts";
import { useTRPCClient } from "./trpc";
import { useLook, useLookAgain } from "./use-look-again";

type Said<Answer, Input> = {
  done?: string | ((answer: Answer, input: Input) => string);
  /** A partner responds a little later, so the page is reloaded until then. */
  isSlow?: boolean;
  /** Also shows errors as a message; otherwise the caller shows them. */
  saysErrors?: boolean;
};

/** Runs an action without confirmation, then shows the result as a message and reloads the page data. */
export const useAct = <Answer, Input = void>(
  send: (client: ReturnType<typeof useTRPCClient>, input: Input) => Promise<Answer>,
  { done, isSlow = false, saysErrors = false }: Said<Answer, Input>,
) => {
  const client = useTRPCClient();
  const say = useToast();
  const [look, lookAgain] = [useLook(), useLookAgain()];
  return useMutation({
    mutationFn: (input: Input) => send(client, input),
    onSuccess: (answer, input) => {
      if (done !== undefined) say(typeof done === "string" ? done : done(answer, input));
      if (isSlow) lookAgain();
      else look();
    },
    onError: (error) => {
      if (saysErrors) say(problemText(error));
    },
  });
};
