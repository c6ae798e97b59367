import { FieldRow } from "../../ui/field";
import { TextAnchor, TextLink } from "../../ui/text-link";
import { TextField } from "../controls/text-field";
import { ChipsSetting } from "./controls/chips-setting";
import type { useSettingForm } from "./form/use-setting-form";
import type { FormPlace, WarehouseValue } from "./types";

type NoticeFieldsProps = { form: ReturnType<typeof useSettingForm<WarehouseValue>>; place: FormPlace };

/** Who at the warehouse learns every day what is on its way. */
export function NoticeFields({ form: { bind, draft, error }, place }: NoticeFieldsProps) {
  const emails = bind("notice_emails");
  const file = new URLSearchParams({ store: place.ecommerceId, warehouse: draft.id });
  return (
    <>
      <ChipsSetting
        label="Email the daily list of returns to"
        hint="A CSV file of everything that is announced or on its way. Nothing is sent on days without any."
        placeholder="name@example.com"
        {...emails}
        error={emails.error ?? draft.notice_emails.map((_, at) => error(`notice_emails[${at}]`)).find(Boolean)}
      />
      <FieldRow>
        <TextField
          label="Notice time"
          isMono
          maxLength={5}
          placeholder="07:00"
          hint={`24-hour time in ${place.timeZone}.`}
          {...bind("notice_time")}
        />
      </FieldRow>
      {draft.id === "" ? null : (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <TextLink href={`/dashboard/webhooks?${file}`}>Send the list to a system (webhook)</TextLink>
          <TextAnchor href={`/dashboard/settings/warehouses/csv?${file}`} download>
            Download the list as it is now (CSV)
          </TextAnchor>
        </p>
      )}
    </>
  );
}
