import { Check } from "lucide-react";
import { useText } from "../ui/reader";
import type { StationState } from "../work/types";

/** Shown once the server has the finished parcel; until then its space is empty. */
export function Sent({ state, entryId }: { state: StationState; entryId: string }) {
  const t = useText();
  return (
    <p className="flex flex-none items-center gap-1.5 font-medium text-ok empty:hidden" role="status">
      {state.sentIds.has(entryId) ? (
        <>
          <Check className="size-5" aria-hidden="true" />
          {t("done.sent")}
        </>
      ) : null}
    </p>
  );
}
