"use client";

import { useMutation } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { LONGEST_TAG, NOBODY, plainTag, tagProblem } from "@/contract/vocabulary/return-tag";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/return";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { FieldError, Label } from "../../ui/field";
import { Input } from "../../ui/input";
import { Pairs } from "../../ui/pairs";
import { useLive } from "../../ui/use-live";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";
import { useUndo } from "../browser/use-undo";
import { SelectField } from "../controls/select-field";
import type { FilterOptions } from "../list-choice/list-choice";
import type { ReturnDetail } from "../return-facts/detail";

export type WorkOptions = Pick<FilterOptions, "people" | "tags">;

type AssignmentSectionProps = {
  processId: string;
  work: ReturnDetail["work"];
  /** Null if the role has read-only access. */
  options: WorkOptions | null;
};

/** The person assigned to the return, and its tags. */
export function AssignmentSection({ processId, work, options }: AssignmentSectionProps) {
  return (
    <section>
      <h2>{t("assignmentSection.title")}</h2>
      {options === null ? (
        <Pairs>
          <dt>{t("assignmentSection.assignee")}</dt>
          <dd>{work.assignee?.name ?? t("assignmentSection.nobody")}</dd>
          <dt>{t("assignmentSection.tags")}</dt>
          <dd className="wrap-anywhere">{work.tags.join(", ") || common("none")}</dd>
        </Pairs>
      ) : (
        <div className="grid gap-3">
          <Assignee processId={processId} assignee={work.assignee} people={options.people} />
          <Tags processId={processId} tags={work.tags} known={options.tags} />
        </div>
      )}
    </section>
  );
}

type AssigneeProps = { processId: string; assignee: ReturnDetail["work"]["assignee"]; people: WorkOptions["people"] };

function Assignee({ processId, assignee, people }: AssigneeProps) {
  const isLive = useLive();
  const trpc = useTRPC();
  const offer = useUndo();
  const look = useLook();
  const assign = useMutation(trpc.assignReturn.mutationOptions({ onSuccess: look }));
  const before = assignee?.user_id ?? null;
  const words = (id: string | null) => {
    const name = people.find((person) => person.id === id)?.name;
    return name ? t("assignmentSection.assigned", { name }) : t("assignmentSection.unassigned");
  };
  // The selection stays visible until the page data is reloaded.
  const [shown, setShown] = useState({ id: before, since: before });
  if (shown.since !== before) setShown({ id: before, since: before });
  const current = assign.isError ? before : shown.id;
  const give = (id: string | null) => {
    setShown({ id, since: before });
    // If undone before the page data is reloaded, the data won't differ from before, so nothing would reset the
    // selection.
    const undo = () => {
      setShown((last) => ({ ...last, id: current }));
      return assign.mutateAsync({ process_id: processId, assignee_id: current });
    };
    assign.mutate(
      { process_id: processId, assignee_id: id },
      { onSuccess: () => offer({ text: words(id), undo, undone: words(current) }) },
    );
  };
  return (
    <SelectField
      label={t("assignmentSection.assignee")}
      value={current ?? NOBODY}
      options={[[NOBODY, t("assignmentSection.nobody")], ...people.map((person) => [person.id, person.name] as const)]}
      isDisabled={!isLive}
      error={assign.error ? problemText(assign.error) : undefined}
      onChange={(id) => give(id === NOBODY ? null : id)}
    />
  );
}

function Tags({ processId, tags, known }: { processId: string; tags: readonly string[]; known: readonly string[] }) {
  const id = useId();
  const isLive = useLive();
  const trpc = useTRPC();
  const offer = useUndo();
  const look = useLook();
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState("");
  const change = useMutation(
    trpc.tagReturn.mutationOptions({
      onSuccess: () => {
        setText("");
        look();
      },
    }),
  );
  const add = (tag: string) => {
    const undo = () => change.mutateAsync({ process_id: processId, remove: [tag] });
    // Undoing must not remove a tag that the return already had.
    const told = () =>
      offer({
        text: t("assignmentSection.tagAdded", { tag }),
        undo,
        undone: t("assignmentSection.tagRemoved", { tag }),
      });
    change.mutate({ process_id: processId, add: [tag] }, tags.includes(tag) ? {} : { onSuccess: told });
  };
  const takeOff = (tag: string) => {
    const undo = () => change.mutateAsync({ process_id: processId, add: [tag] });
    const told = () =>
      offer({
        text: t("assignmentSection.tagRemoved", { tag }),
        undo,
        undone: t("assignmentSection.tagAddedBack", { tag }),
      });
    change.mutate({ process_id: processId, remove: [tag] }, { onSuccess: told });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tag = plainTag(text);
    const problem = text === "" ? "" : tagProblem(tag);
    setRefusal(problem);
    if (text !== "" && problem === "" && !change.isPending) add(tag);
  };
  const error = refusal || (change.error ? problemText(change.error) : "");
  return (
    <form onSubmit={submit}>
      <Label htmlFor={id}>{t("assignmentSection.tags")}</Label>
      {tags.length === 0 ? null : (
        <ul
          className="mb-2 gap-1 flex flex-wrap *:gap-1 *:min-w-0 *:max-w-full *:items-center *:inline-flex"
          aria-label={t("assignmentSection.tagsOfReturn")}
        >
          {tags.map((tag) => (
            <Chip as="li" key={tag} title={tag}>
              <span className="overflow-hidden min-w-0 text-ellipsis">{tag}</span>
              <button
                className="-mr-1.5 place-items-center text-ink-2 min-w-6 min-h-6 grid flex-none"
                type="button"
                disabled={!isLive}
                onClick={() => takeOff(tag)}
              >
                <X className="size-3" aria-hidden="true" />
                <span className="sr-only">{t("assignmentSection.removeTag", { tag })}</span>
              </button>
            </Chip>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <Input
          id={id}
          list={`${id}-known`}
          value={text}
          disabled={!isLive}
          maxLength={LONGEST_TAG}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <datalist id={`${id}-known`}>
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <Button type="submit">{common("add")}</Button>
      </div>
      {error ? (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      ) : null}
    </form>
  );
}
