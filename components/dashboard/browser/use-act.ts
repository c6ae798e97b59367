import { useMutation } from "@tanstack/react-query";
import { problemText } from "./problem-text";
import { useToast } from "./toasts";
import { useTRPCClient } from "./trpc";
import { useLook, useLookAgain } from "./use-look-again";

type Said<Answer, Input> = {
  done?: string | ((answer: Answer, input: Input) => string);
  /** A partner answers a little later: the page is read again until then. */
  isSlow?: boolean;
  /** What went wrong is said, too; else the caller shows it. */
  saysErrors?: boolean;
};

/** A call that is made at once, without a question: it says what came of it, and the page is read anew. */
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
