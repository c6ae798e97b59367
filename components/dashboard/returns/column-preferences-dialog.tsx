"use client";

import { useMutation } from "@tanstack/react-query";
import { Columns3 } from "lucide-react";
import { useState } from "react";
import { USUAL_COLUMNS } from "@/contract/vocabulary/return-list";
import { Button } from "../../ui/button";
import { problemText } from "../browser/problem-text";
import { useTRPCClient } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import type { ColumnPreferences, SavedView } from "../list-choice/list-choice";
import { ColumnsField, columnChoice, DensityField, ViewsFields } from "./column-preferences-fields";

/** How a person wants the list: columns, height of the rows, views. Kept for the person, on every device. */
export function ColumnPreferencesDialog(props: ColumnPreferencesProps) {
  return (
    <DialogButton isSmall kind="bare" ask={(onClose) => <ColumnPreferencesForm {...props} onClose={onClose} />}>
      <Columns3 aria-hidden="true" />
      <span className="max-md:sr-only">Columns</span>
      <span className="sr-only"> and views</span>
    </DialogButton>
  );
}

type ColumnPreferencesProps = {
  preferences: ColumnPreferences;
  views: readonly SavedView[];
  /** The view that is open; it may have columns of its own. */
  saved: SavedView | undefined;
};

/** Asks for columns, height of the rows and the order of the views, and keeps them. */
function ColumnPreferencesForm(props: ColumnPreferencesProps & { onClose: () => void }) {
  const { preferences, views, saved, onClose } = props;
  const asking = useAsking(onClose);
  const view = saved !== undefined && saved.columns.length > 0 ? saved : null;
  const [density, setDensity] = useState(preferences.density);
  const [columns, setColumns] = useState(() => columnChoice(view?.columns ?? preferences.columns));
  const [order, setOrder] = useState(() => views.map(({ view_id }) => view_id));
  const [first, setFirst] = useState(preferences.first_view);
  const keep = useKeep({ preferences, view, onDone: () => asking.finish("The list is as you want it.") });
  const shown = columns.order.filter((column) => columns.shown.has(column));
  const canChoose = view === null || view.can_change;
  return (
    <AskDialog
      question={{ ...asking, isPending: keep.isPending }}
      title="Columns, density and views"
      effect={
        canChoose
          ? "The return's code always comes first."
          : `“${view.name}” has columns of its own; whoever made it changes them.`
      }
      confirm="Apply"
      doing="Saving …"
      error={shown.length === 0 ? "Tick one column at least." : keep.error ? problemText(keep.error) : undefined}
      onSubmit={() =>
        shown.length > 0 && keep.mutate({ columns: shown, density, view_order: order, first_view: first })
      }
    >
      <DensityField value={density} onChange={setDensity} />
      {canChoose ? (
        <ColumnsField
          legend={view === null ? "Columns, from left to right" : `Columns of “${view.name}”, from left to right`}
          hint="Here on the phone a row shows customer, units, status, value and age; on wider screens it has these columns."
          value={columns}
          onChange={setColumns}
        />
      ) : null}
      <ViewsFields views={views} first={first} onFirst={setFirst} order={order} onOrder={setOrder} />
      <Button
        className="w-fit"
        size="small"
        kind="bare"
        onClick={() => {
          if (canChoose) setColumns(columnChoice(USUAL_COLUMNS));
          setDensity("NORMAL");
          setFirst("");
        }}
      >
        Reset to default
      </Button>
    </AskDialog>
  );
}

type KeepProps = { preferences: ColumnPreferences; view: SavedView | null; onDone: () => void };

/** Keeps the preferences; columns that belong to a view go there, and the person's own stay as they are. */
const useKeep = ({ preferences, view, onDone }: KeepProps) => {
  const client = useTRPCClient();
  return useMutation({
    mutationFn: async (chosen: ColumnPreferences) => {
      if (view?.can_change) {
        const { view_id, name, choice } = view;
        await client.saveView.mutate({ view_id, name, choice, columns: chosen.columns });
      }
      await client.saveListLook.mutate(view === null ? chosen : { ...chosen, columns: preferences.columns });
    },
    onSuccess: onDone,
  });
};
