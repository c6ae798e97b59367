import { Notice } from "../../ui/notice";
import { TextLink } from "../../ui/text-link";
import { Choice } from "./controls/choice";
import { SettingBlock } from "./controls/setting-block";
import { Toggle } from "./controls/toggle";
import type { ExchangeConditionsValue } from "./types";

type Field<V> = { value: V; onChange: (value: V) => void; error?: string | undefined };
type InstantExchangeBlockProps = {
  isOn: Field<ExchangeConditionsValue["instant_exchange"]>;
  releasedOn: Field<ExchangeConditionsValue["hold_released_on"]>;
  /** An account of the store, or the sandbox of a test store, can hold amounts. */
  canHold: boolean;
};

const RELEASES = [
  [
    "COLLECTED",
    "The carrier scans the parcel",
    "The shopper’s money is free again sooner. If an item isn’t accepted later, your team asks the shopper to pay for it.",
  ],
  [
    "IN_WAREHOUSE",
    "Your warehouse receives the parcel",
    "You stay covered for longer. Banks release a hold by themselves after about 7 days.",
  ],
] as const;

/** New items before the old ones come back: whether, and how long the shopper's card guarantees them. */
export function InstantExchangeBlock({ isOn, releasedOn, canHold }: InstantExchangeBlockProps) {
  return (
    <SettingBlock
      title="Instant exchanges"
      about="Shoppers choose whether to get the new item right away. Their bank holds what it is worth; if nothing is sent in time, the hold is charged."
    >
      {canHold ? null : (
        <Notice as="p" tone="hold">
          Not offered yet: no payment account of this store can hold amounts.{" "}
          <TextLink href="/dashboard/settings/connections">Connect Stripe</TextLink> with “Checkout Sessions: Write” and
          “Payment Intents: Write”.
        </Notice>
      )}
      <Toggle label="Offer instant exchanges" {...isOn} />
      {isOn.value ? <Choice label="Release the hold when" options={RELEASES} {...releasedOn} /> : null}
    </SettingBlock>
  );
}
