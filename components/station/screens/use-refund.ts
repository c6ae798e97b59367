import { useEffect, useState } from "react";
import type { StationText } from "@/messages/station";
import { draftedVerdicts, draftOf } from "../../dashboard/review/review-draft";
import { overrideOf, type TypedOverride } from "../../dashboard/review/typed-override";
import { moneyText } from "../../ui/money";
import type { Station } from "../work/station";
import type { ParcelDraft, StationParcel } from "../work/types";
import { openUnits } from "../work/verdicts";

/** Verdicts follow quickly: only the last one is requested. */
const PAUSE_MS = 200;

/** `text`: null until the server responds. `isFinal`: no unit is left for later. */
export type Refund = { readonly text: string | null; readonly isFinal: boolean };

type Drafted = { parcel: StationParcel; draft: Pick<ParcelDraft, "units">; override: TypedOverride };

/**
 * The refund of the current verdicts, as calculated by the server. A parcel that is accepted as a whole includes its
 * amount, so it is known offline too; otherwise it is requested.
 */
export const useRefund = (station: Station, { parcel, draft, override }: Drafted): Refund => {
  const { currency } = parcel;
  const set = overrideOf(override, currency)?.amount.amount;
  const open = openUnits(parcel);
  const isAccepted = open.every(({ unit_id }) => draftOf(draft.units, unit_id).status === "APPROVED");
  const said = set ?? (isAccepted ? parcel.refund_if_accepted : undefined);
  const reviews = draftedVerdicts(
    open.map((unit) => ({ unit, item: unit })),
    draft.units,
  );
  const question = said === undefined ? JSON.stringify({ process_id: parcel.process_id, reviews }) : null;
  const [answer, setAnswer] = useState({ question: "", amount: "" });
  useEffect(() => {
    if (question === null) return;
    const stop = new AbortController();
    const ask = async () => {
      const { outlook } = await station.api.previewInspection.mutate(JSON.parse(question), { signal: stop.signal });
      setAnswer({ question, amount: outlook.total });
    };
    // Offline the amount is unknown: the screen says that it is calculated later.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [station, question]);
  const amount = said ?? (answer.question === question ? answer.amount : undefined);
  return {
    text: amount === undefined ? null : moneyText(amount, currency, station.locale),
    isFinal: open.every(({ unit_id }) => draftOf(draft.units, unit_id).status !== null),
  };
};

/** Where only the amount is shown. */
export const refundWords = (t: StationText, { text }: Refund): string => text ?? t("common.calculatedLater");
