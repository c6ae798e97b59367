import { Icon } from "@/components/ui/icon";
import { Time } from "@/components/ui/time";
import type { Reader } from "../copy/reader";
import { status } from "../copy/status";
import type { Tracking } from "./tracking-view";

/** Four steps with their dates, one box each. */
export function Milestones({ milestones, reader }: { milestones: Tracking["milestones"]; reader: Reader }) {
  const current = milestones.findLastIndex(({ reached_at }) => reached_at !== null);
  return (
    <ol className="miles" aria-label={status.milestones}>
      {milestones.map(({ key, reached_at }, index) => (
        <li
          key={key}
          data-done={reached_at !== null || undefined}
          aria-current={index === current ? "step" : undefined}
        >
          {reached_at ? <Icon name="check" small /> : <span className="miles-open" />}
          <b>
            {status.milestone(key)}
            <span className="sr-only">{reached_at ? status.reached : status.open}</span>
          </b>
          {reached_at ? <Time at={reached_at} {...reader} /> : null}
        </li>
      ))}
    </ol>
  );
}
