import { Check, TriangleAlert } from "lucide-react";
import type { Guarded } from "./contrast-guard";

type ContrastNoteProps = { guarded: Guarded; onFix: () => void };

const ratioText = (ratio: number): string => `${ratio.toFixed(1)} : 1`;

/** How the colours read. What does not reach 4.5:1 is put right in the portal, whether or not it is put right here. */
export function ContrastNote({ guarded: { text, ratio, link, refused }, onFix }: ContrastNoteProps) {
  return (
    <div className="contrast" aria-live="polite">
      <p className="answer" data-tone={refused ? "hold" : "ok"}>
        {refused ? <TriangleAlert aria-hidden="true" /> : <Check aria-hidden="true" />}
        {refused
          ? `Your text reads ${ratioText(refused.ratio)} on this colour; 4.5 : 1 is needed.`
          : `Text on buttons reads ${ratioText(ratio)}.`}
      </p>
      {refused ? (
        <p className="text-ink-2">
          The portal shows <span className="mono">{text}</span> instead, {ratioText(ratio)}.{" "}
          <button className="link" type="button" onClick={onFix}>
            Fix for me
          </button>
        </p>
      ) : null}
      <p className="text-ink-2">
        Links and edges on paper are <span className="mono">{link}</span>.
      </p>
    </div>
  );
}
