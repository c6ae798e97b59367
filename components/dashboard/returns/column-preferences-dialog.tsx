"use client";

import { useMutation } from "@tanstack/react-query";
import { Columns3 } from "lucide-react";
import { useState } from "react";
import { USUAL_COLUMNS } from "@/contract/vocabulary/return-list";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/returns";
import { Button } from "../../ui/button";
import { problemText } from "../browser/problem-text";
import { useTRPCClient } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import type { ColumnPreferences, SavedView } from "../list-choice/list-choice";
import { ColumnsField, columnChoice, DensityField, ViewsFields } from "./column-preferences-fields";

/** Opens a person's list preferences: columns, row density and views. They apply on every device. */
export function ColumnPreferencesDialog(props: ColumnPreferencesProps) {
  return (
    <DialogButton isSmall kind="bare" ask={(onClose) => <ColumnPreferencesForm {...props} onClose={onClose} />}>
      <Columns3 aria-hidden="true" />
      {t.rich("columnPreferencesDialog.columnsAndViews", {
        shown: (text) => <span className="max-md:sr-only">{text}</span>,
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
    </DialogButton>
  );
}

type ColumnPreferencesProps = {
  preferences: ColumnPreferences;
  views: readonly SavedView[];
  /** The open view, which may have its own columns. */
  saved: SavedView | undefined;
};

/** Edits and saves the columns, the row density and the order of the views. */
function ColumnPreferencesForm(props: ColumnPreferencesProps & { onClose: () => void }) {
  const { preferences, views, saved, onClose } = props;
  const asking = useAsking(onClose);
  const view = saved !== undefined && saved.columns.length > 0 ? saved : null;
  const [density, setDensity] = useState(preferences.density);
  const [columns, setColumns] = useState(() => columnChoice(view?.columns ?? preferences.columns));
  const [order, setOrder] = useState(() => views.map(({ view_id }) => view_id));
  const [first, setFirst] = useState(preferences.first_view);
  const keep = useKeep({ preferences, view, onDone: () => asking.finish(t("columnPreferencesDialog.saved")) });
  const shown = columns.order.filter((column) => columns.shown.has(column));
  const canChoose = view === null || view.can_change;
  return (
    <AskDialog
      question={{ ...asking, isPending: keep.isPending }}
      title={t("columnPreferencesDialog.title")}
      effect={
        canChoose
          ? t("columnPreferencesDialog.codeIsFirst")
          : t("columnPreferencesDialog.ownColumns", { view: view.name })
      }
      confirm={common("apply")}
      doing={common("saving")}
      error={
        shown.length === 0 ? t("columnPreferencesDialog.noColumn") : keep.error ? problemText(keep.error) : undefined
      }
      onSubmit={() =>
        shown.length > 0 && keep.mutate({ columns: shown, density, view_order: order, first_view: first })
      }
    >
      <DensityField value={density} onChange={setDensity} />
      {canChoose ? (
        <ColumnsField
          legend={
            view === null
              ? t("columnPreferencesDialog.columns")
              : t("columnPreferencesDialog.columnsOfView", { view: view.name })
          }
          hint={t("columnPreferencesDialog.onPhones")}
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
        {t("columnPreferencesDialog.reset")}
      </Button>
    </AskDialog>
  );
}

type KeepProps = { preferences: ColumnPreferences; view: SavedView | null; onDone: () => void };

/** Saves the preferences. Columns of a view are saved with the view and leave the person's own unchanged. */
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
