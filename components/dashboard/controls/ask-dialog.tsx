import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/controls";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { DIALOG } from "../../ui/dialog";
import { moneyText } from "../../ui/money";
import { Alert } from "../../ui/notice";
import { Pairs } from "../../ui/pairs";
import { fieldErrors, problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";
import { type Done, useUndo } from "../browser/use-undo";
import { listWords } from "./list-words";
import { useTries } from "./use-tries";

export type AskDialogProps = {
  question: Pick<Asking, "dialog" | "onClose" | "close"> & { isPending: boolean; problem?: string | undefined };
  title: string;
  /** What it does, before it is done. */
  effect: ReactNode;
  /** Which return and money it is about: for what cannot be undone. */
  about?: About | undefined;
  confirm: string;
  /** On the button that leaves everything as it is, where "Cancel" could mean the act. */
  dismiss?: string | undefined;
  /** On the button while it is being done. */
  doing: string;
  isDanger?: boolean;
  /** It is done, and what came of it is shown: nothing is left to be put off. */
  isDone?: boolean;
  /** What went wrong beside the call. */
  error?: string | undefined;
  onSubmit: () => void;
  /** The fields. */
  children?: ReactNode;
};

/**
 * The frame of every question before an act: what it does, the fields, the way back, the act itself. It is there only
 * while it is open, so that each time begins with empty fields; closed, the focus goes back to where it came from.
 */
export function AskDialog({ question, title, effect, about, onSubmit, children, ...act }: AskDialogProps) {
  const id = useId();
  const { dialog, isPending, problem } = question;
  // What the call itself answered comes first: it is what was asked for last.
  const error = problem ?? act.error;
  const tries = useTries(dialog, isPending);
  useEffect(() => dialog.current?.showModal(), [dialog]);
  useEffect(() => {
    // What is shown now is what one came for; on the button a second Enter would put it away.
    if (act.isDone) dialog.current?.querySelector<HTMLElement>("[data-fields] button")?.focus();
  }, [dialog, act.isDone]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second Enter while the first one is on its way does nothing.
    if (isPending) return;
    onSubmit();
    tries.count();
  };
  return (
    <dialog
      ref={dialog}
      className={DIALOG}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-effect`}
      onClose={question.onClose}
      onCancel={(event) => {
        // A stray Esc must not put away what is shown this once, or is about to be.
        if (act.isDone || isPending) event.preventDefault();
      }}
    >
      <form onSubmit={submit} onKeyDown={submitOnChord} noValidate>
        <h2 id={`${id}-title`} className="text-h2 font-semibold">
          {title}
        </h2>
        <div id={`${id}-effect`} className="mt-2 text-ink-2">
          {about ? <Affected {...about} /> : null}
          {effect}
        </div>
        {children ? (
          <div className="mt-4 grid gap-4" data-fields="">
            {children}
          </div>
        ) : null}
        <Alert className="mt-4">{error}</Alert>
        <div className="mt-6 gap-2 justify-end flex flex-wrap max-md:*:min-h-11 max-md:*:flex-[1_1_auto]">
          {act.isDone ? null : <Button onClick={question.close}>{act.dismiss ?? common("cancel")}</Button>}
          <Button
            // What is shown may have its own act, which this one must not outshine.
            kind={act.isDone ? undefined : act.isDanger ? "danger" : "main"}
            type="submit"
            aria-disabled={isPending || undefined}
          >
            {isPending ? act.doing : act.confirm}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** Enter makes a new line in a long field; with Ctrl or ⌘ it sends from everywhere. */
const submitOnChord = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
};

type Asking = {
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  close: () => void;
  /** It is done, and stays open to show what came of it: the page behind knows it however this is closed. */
  made: () => void;
  /** It is done: closes, says so, with the way back where there is one, and reads the page anew. */
  finish: (done: string | Done) => void;
};

/** What a question needs to end: `onClose` takes it off the page. */
export const useAsking = (onClose: () => void): Asking => {
  const dialog = useRef<HTMLDialogElement>(null);
  const look = useLook();
  const say = useToast();
  const offer = useUndo();
  const close = () => dialog.current?.close();
  return {
    dialog,
    onClose,
    close,
    made: look,
    finish: (done) => {
      close();
      if (typeof done === "string") say(done);
      else offer(done);
      look();
    },
  };
};

export type Sending<Answer, Input> = {
  onClose: () => void;
  send: (input: Input) => Promise<Answer>;
  /** What is said when it is done; null: nothing. Left out, it stays open to show what came of it. */
  done?: string | Done | null | ((answer: Answer) => string | Done);
  onDone?: ((answer: Answer) => unknown) | undefined;
  /** Fields of the question: what is wrong with one of them is said there and not about the whole. */
  fields?: readonly string[];
};

/** A question that makes one call: how the call stands, and what is wrong with it. */
export const useQuestion = <Answer, Input = void>(options: Sending<Answer, Input>) => {
  const { onClose, send, done, onDone, fields = [] } = options;
  const asking = useAsking(onClose);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      if (done === undefined) asking.made();
      else if (done === null) asking.close();
      else asking.finish(typeof done === "function" ? done(answer) : done);
      return onDone?.(answer);
    },
  });
  const { data: answer, error, isPending } = sending;
  const errorOf = fieldErrors(error);
  const problem = error && !fields.some(errorOf) ? problemText(error) : undefined;
  return { ...asking, send: sending.mutate, ...{ answer, error, isPending, errorOf, problem } };
};

/** What an act is about. `money`: DUE is decided and not paid yet; OPEN has what is expected with it. */
type About = { processId: string; activityId?: string | undefined; money?: "DUE" | "OPEN" };

/** Return, customer, amount and destination of an act that cannot be undone, as the server knows them at this moment. */
function Affected({ processId, activityId, money }: About) {
  const trpc = useTRPC();
  const asked = { process_id: processId, activity_id: activityId, money };
  const affected = useQuery(trpc.getAffected.queryOptions(asked, { staleTime: 0 }));
  const { data } = affected;
  if (affected.error) return <p role="alert">{problemText(affected.error)}</p>;
  const rows =
    data === undefined
      ? [[t("askDialog.return"), "…"]]
      : [
          [t("askDialog.return"), data.return_code],
          [t("askDialog.customer"), data.customer_name || "–"],
          ...(data.amount === "0"
            ? []
            : [
                [t("askDialog.amount"), moneyText(data.amount, data.currency, LOCALE)],
                [t("askDialog.destination"), listWords(data.destinations) || "–"],
              ]),
        ];
  return (
    <Pairs className="mb-3" aria-busy={data === undefined}>
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </Pairs>
  );
}
