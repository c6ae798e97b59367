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
  /** Describes the consequences of the action. */
  effect: ReactNode;
  /** The return and amount of an irreversible action. */
  about?: About | undefined;
  confirm: string;
  /** Label of the dismiss button, for dialogs where "Cancel" could be mistaken for the action. */
  dismiss?: string | undefined;
  /** Label of the submit button while the action runs. */
  doing: string;
  isDanger?: boolean;
  /** The action is done and its result is shown, so there is nothing left to cancel. */
  isDone?: boolean;
  /** An error that didn't come from the call. */
  error?: string | undefined;
  onSubmit: () => void;
  /** The form fields. */
  children?: ReactNode;
};

/**
 * The frame of every confirmation dialog: consequences, fields, dismiss and submit buttons. It is mounted only while
 * open, so the fields start empty each time. Closing returns the focus to where it was.
 */
export function AskDialog({ question, title, effect, about, onSubmit, children, ...act }: AskDialogProps) {
  const id = useId();
  const { dialog, isPending, problem } = question;
  // The error of the call takes precedence, because it is the more recent one.
  const error = problem ?? act.error;
  const tries = useTries(dialog, isPending);
  useEffect(() => dialog.current?.showModal(), [dialog]);
  useEffect(() => {
    // Focuses the result; if the button kept the focus, a second Enter would close the dialog.
    if (act.isDone) dialog.current?.querySelector<HTMLElement>("[data-fields] button")?.focus();
  }, [dialog, act.isDone]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Ignores a second Enter while the first request is running.
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
        // A stray Esc must not close a result that is shown only once, or one that is about to appear.
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
            // The result may have its own primary button, which this one must not compete with.
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

/** Enter adds a line break in a multi-line field; Ctrl or ⌘ with Enter submits from any field. */
const submitOnChord = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
};

type Asking = {
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  close: () => void;
  /**
   * Marks the action as done and keeps the dialog open for the result. The page is refreshed however the dialog is
   * closed.
   */
  made: () => void;
  /** Closes the dialog, confirms the action, offers Undo where possible and reloads the page data. */
  finish: (done: string | Done) => void;
};

/** Returns the functions that end a confirmation dialog; `onClose` removes it from the page. */
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
  /** Message that confirms the action; null shows none. If undefined, the dialog stays open to show the result. */
  done?: string | Done | null | ((answer: Answer) => string | Done);
  onDone?: ((answer: Answer) => unknown) | undefined;
  /** Fields of the dialog; their errors appear at the field and not in the general message. */
  fields?: readonly string[];
};

/** State of a dialog that makes one call: its progress and its errors. */
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

/** What an action affects. `money`: DUE is the decided, unpaid amount; OPEN also includes the expected amount. */
type About = { processId: string; activityId?: string | undefined; money?: "DUE" | "OPEN" };

/** Return, customer, amount and destination of an irreversible action, as currently known to the server. */
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
