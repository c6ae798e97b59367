import { WEBHOOK_EVENTS, type WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { t } from "@/messages/dashboard/webhooks";
import { Tick } from "../../ui/input";
import { eventWords } from "./event-words";

type EventTicksProps = { chosen: readonly WebhookEvent[]; onChange: (chosen: WebhookEvent[]) => void };

/** Selects the events of an endpoint. */
export function EventTicks({ chosen, onChange }: EventTicksProps) {
  const toggle = (event: WebhookEvent) =>
    onChange(WEBHOOK_EVENTS.filter((each) => (each === event) !== chosen.includes(each)));
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="sr-only">{t("eventTicks.title")}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <label key={event} className="flex min-h-7 items-center gap-2">
          <Tick checked={chosen.includes(event)} onChange={() => toggle(event)} />
          {eventWords(event)} <span className="font-mono text-code text-ink-3 max-md:hidden">{event}</span>
        </label>
      ))}
    </fieldset>
  );
}
