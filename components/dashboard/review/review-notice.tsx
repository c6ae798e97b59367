import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import type { ReviewFailure } from "./use-record-review";

type ReviewNoticeProps = { failure: ReviewFailure | null; onReload: () => void };

/** Nothing was recorded, and why. */
export function ReviewNotice({ failure, onReload }: ReviewNoticeProps) {
  if (failure === null) return null;
  const isFaster = failure.kind === "FASTER";
  return (
    <Notice className="my-3" tone={isFaster ? "hold" : "bad"} role="alert">
      <p>
        <b className="font-semibold">{isFaster ? "Somebody else was faster. " : "Nothing was recorded. "}</b>
        {failure.text}
      </p>
      {isFaster ? (
        <Button isLive size="small" onClick={onReload}>
          Reload
        </Button>
      ) : null}
    </Notice>
  );
}
