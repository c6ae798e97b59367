import { FieldRow } from "../../ui/field";
import { Pairs } from "../../ui/pairs";
import { TextField } from "../controls/text-field";
import { SettingBlock } from "./controls/setting-block";
import { Toggle } from "./controls/toggle";
import type { SettingForm } from "./form/use-setting-form";
import type { EcommerceValue } from "./types";

/** What is known of the shop's software: kept for whoever reads the API, without an effect here. */
export function PlatformFacts({ form: { bind, draft } }: { form: SettingForm<EcommerceValue> }) {
  return (
    <SettingBlock title="For the record" about="Handed on by the API; nothing here acts on it.">
      <Pairs>
        <dt>Store id</dt>
        <dd className="font-mono text-code">{draft.ecommerce_id}</dd>
        <dt>Address</dt>
        <dd className="font-mono text-code">/r/{draft.slug}</dd>
        <dt>Currency</dt>
        <dd className="font-mono text-code">{draft.currency_code}</dd>
      </Pairs>
      <FieldRow>
        <TextField label="Shop software" {...bind("platform")} />
        <TextField label="Store id there" isMono {...bind("store_id")} />
      </FieldRow>
      <TextField label="Use case" {...bind("use_case")} />
      <Toggle label="Order sync is off" {...bind("orders_sync_disabled")} />
    </SettingBlock>
  );
}
