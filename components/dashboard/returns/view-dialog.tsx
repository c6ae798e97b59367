import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Tick, TickLine } from "../../ui/input";
import { problemInError, problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { TextField } from "../controls/text-field";
import { type ListChoice, type ListLook, listHref, type SavedView } from "../list-choice/list-choice";

const MOST_NAME = 60;

type ViewDialogProps = {
  /** Left out: it is new. */
  view?: SavedView;
  choice: ListChoice;
  currency: string;
  canShare: boolean;
  look: ListLook;
  onClose: () => void;
};

/** Names a view, and says whose it is: one's own, or the team's. */
export function ViewDialog({ view, choice, currency, canShare, look, onClose }: ViewDialogProps) {
  const trpc = useTRPC();
  const asking = useAsking(onClose);
  const router = useRouter();
  const [name, setName] = useState(view?.name ?? "");
  const [isShared, setShared] = useState(view?.is_shared ?? false);
  const own = view?.columns ?? [];
  const [hasColumns, setHasColumns] = useState(own.length > 0);
  const [missing, setMissing] = useState("");
  const save = useMutation(
    trpc.saveView.mutationOptions({
      onSuccess: ({ view: kept }) => {
        asking.finish(kept.is_shared ? `The team sees “${kept.name}”.` : `Kept as “${kept.name}”.`);
        router.push(listHref(kept.choice, { currency, saved: kept.view_id }), { scroll: false });
      },
    }),
  );
  const isTaken = problemInError(save.error)?.reason === "ALREADY_EXISTS";
  const title = view ? "Edit the view" : "Save as view";
  return (
    <AskDialog
      asking={asking}
      title={title}
      effect={view ? effectOf(view, isShared) : "Search, filters and order, as a tab of the list."}
      confirm={view ? "Save it" : "Save the view"}
      doing="Saving …"
      isPending={save.isPending}
      error={save.error && !isTaken ? problemText(save.error) : undefined}
      onSubmit={() => {
        setMissing(name.trim() === "" ? "Give it a name." : "");
        if (name.trim() === "") return;
        const columns = !hasColumns ? [] : own.length > 0 ? own : look.columns;
        const kept = { name: name.trim(), choice, columns, is_shared: isShared };
        save.mutate({ ...(view ? { view_id: view.view_id } : {}), ...kept });
      }}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={MOST_NAME}
        onChange={setName}
        error={missing || (isTaken ? problemText(save.error) : undefined)}
      />
      <TickLine>
        <Tick checked={hasColumns} onChange={(event) => setHasColumns(event.currentTarget.checked)} />
        With columns of its own{own.length > 0 ? "" : ", as they are now"}
      </TickLine>
      {canShare || view?.is_shared ? (
        <TickLine>
          <Tick checked={isShared} onChange={(event) => setShared(event.currentTarget.checked)} />
          Share it with the team
        </TickLine>
      ) : null}
    </AskDialog>
  );
}

/** What it means for others, before it is done. */
const effectOf = (view: SavedView, isShared: boolean): string => {
  if (!view.is_shared) return isShared ? "Everybody in the team gets it as a tab." : "Only you see it.";
  if (isShared) return "The whole team sees it.";
  return view.is_own
    ? "It goes from everybody's tabs but yours."
    : `It goes from everybody's tabs but ${view.owner_name}'s.`;
};
