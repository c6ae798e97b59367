import { Check, TriangleAlert } from "lucide-react";
import { Mark } from "../../../ui/mark";
import { linkStyle } from "../../../ui/text-link";
import type { Guarded } from "./contrast-guard";

type ContrastNoteProps = { guarded: Guarded; onFix: () => void };

const ratioText = (ratio: number): string => `${ratio.toFixed(1)} : 1`;

/** How the colours read. What does not reach 4.5:1 is put right in the portal, whether or not it is put right here. */
export function ContrastNote({ guarded: { text, ratio, link, refused }, onFix }: ContrastNoteProps) {
  return (
    <div className="py-2.5 px-3 border border-line rounded-control gap-0.5 text-code grid" aria-live="polite">
      <Mark as="p" tone={refused ? "hold" : "ok"}>
        {refused ? <TriangleAlert aria-hidden="true" /> : <Check aria-hidden="true" />}
        {refused
          ? `Your text reads ${ratioText(refused.ratio)} on this colour; 4.5 : 1 is needed.`
          : `Text on buttons reads ${ratioText(ratio)}.`}
      </Mark>
      {refused ? (
        <p className="text-ink-2">
          The portal shows <span className="font-mono text-code">{text}</span> instead, {ratioText(ratio)}.{" "}
          <button className={linkStyle()} type="button" onClick={onFix}>
            Fix for me
          </button>
        </p>
      ) : null}
      <p className="text-ink-2">
        Links and edges on paper are <span className="font-mono text-code">{link}</span>.
      </p>
    </div>
  );
}
