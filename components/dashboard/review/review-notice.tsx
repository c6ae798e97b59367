import { LiveButton } from "../../ui/live-button";
import type { ReviewFailure } from "./use-record-review";

type ReviewNoticeProps = { failure: ReviewFailure | null; onReload: () => void };

/** Nothing was recorded, and why. */
export function ReviewNotice({ failure, onReload }: ReviewNoticeProps) {
  if (failure === null) return null;
  const isFaster = failure.kind === "FASTER";
  return (
    <div className="notice my-3" data-tone={isFaster ? "hold" : "bad"} role="alert">
      <p>
        <b className="font-semibold">{isFaster ? "Somebody else was faster. " : "Nothing was recorded. "}</b>
        {failure.text}
      </p>
      {isFaster ? (
        <LiveButton className="button" data-size="small" onClick={onReload}>
          Reload
        </LiveButton>
      ) : null}
    </div>
  );
}
