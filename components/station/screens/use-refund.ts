import { useEffect, useState } from "react";
import type { StationText } from "@/messages/station";
import { draftedVerdicts, draftOf } from "../../dashboard/review/review-draft";
import { overrideOf, type TypedOverride } from "../../dashboard/review/typed-override";
import { moneyText } from "../../ui/money";
import type { Station } from "../work/station";
import type { ParcelDraft, StationParcel } from "../work/types";
import { openUnits } from "../work/verdicts";

/** Verdicts come one after the other: only the last one is asked about. */
const PAUSE_MS = 200;

/** `text`: null while the server has not said it. `isFinal`: no unit is left for later. */
export type Refund = { readonly text: string | null; readonly isFinal: boolean };

type Drafted = { parcel: StationParcel; draft: Pick<ParcelDraft, "units">; override: TypedOverride };

/**
 * What the shopper gets if this is submitted, as the server computes it. A parcel that is accepted whole carries its
 * amount, so that it is known without a network too; every other one is asked about.
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
    // Without a network the amount stays unsaid: the screen says that it is computed later.
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

/** Where the amount stands alone. */
export const refundWords = (t: StationText, { text }: Refund): string => text ?? t("common.calculatedLater");
