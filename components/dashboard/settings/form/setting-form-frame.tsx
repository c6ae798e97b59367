import type { ReactNode } from "react";
import type { EditableSetting } from "@/contract/vocabulary/store-setting";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/settings-common";
import { Button } from "../../../ui/button";
import { Key } from "../../../ui/key";
import { Notice } from "../../../ui/notice";
import { useLive } from "../../../ui/use-live";
import { useKeys } from "../../browser/use-keys";
import { FoldedValue } from "../../controls/changed-fields";
import { FieldReports } from "../../controls/field-reports";
import { settingFieldWords } from "../../controls/setting-field-words";
import { FailedSave } from "./failed-save";
import type { FormPlace } from "./part";
import type { Json } from "./rebase";
import { SettingHistory, type Tell } from "./setting-history";
import type { SettingForm } from "./use-setting-form";

type FrameProps<T extends Json> = {
  form: SettingForm<T>;
  label: string;
  place: FormPlace;
  /** Fields with labels of their own in the history. */
  tell?: Tell;
  children: ReactNode;
};

/** The frame of a settings form: fields, conflicts and the save bar, with the history below. ⌘S and Ctrl+S save too. */
export function SettingFormFrame<T extends Json>({ form, label, place, tell, children }: FrameProps<T>) {
  const { canWrite, timeZone } = place;
  const isLive = useLive();
  const { setting } = form;
  useKeys((event) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || form.changed.length === 0) return;
    event.preventDefault();
    form.save();
  });
  return (
    <>
      <FieldReports>
        <form
          ref={form.place}
          aria-label={label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          {canWrite ? null : (
            <Notice as="p" className="mb-4" tone="hold">
              {t("settingFormFrame.readOnly")}
            </Notice>
          )}
          <Collisions form={form} setting={setting} />
          <fieldset className="contents" disabled={!isLive || !canWrite}>
            {children}
          </fieldset>
          <SaveBar form={form} setting={setting} />
        </form>
      </FieldReports>
      {form.history ? <SettingHistory which={form.history} {...{ form, timeZone, canWrite, tell }} /> : null}
    </>
  );
}

type OfSetting<T extends Json> = { form: SettingForm<T>; setting: EditableSetting };

function SaveBar<T extends Json>({ form, setting }: OfSetting<T>) {
  const count = form.changed.length;
  const isUndecided = form.editing.collisions.length > 0;
  if (count === 0)
    return (
      <div
        className="mt-2 py-2 pl-4 pr-2 bottom-3 border border-rule rounded-panel gap-2 bg-raised shadow-float items-center sticky z-5 flex flex-wrap data-empty:hidden [&_p]:flex-[1_1_12rem] [&_p]:font-medium [&_p[data-tone='bad']]:text-bad *:data-[kind=bare]:ml-auto max-md:bottom-[calc(64px+env(safe-area-inset-bottom))] max-md:[&_p]:basis-28 max-md:[&_p[data-tone='bad']]:basis-full"
        data-empty
        aria-hidden="true"
      />
    );
  return (
    <section
      className="mt-2 py-2 pl-4 pr-2 bottom-3 border border-rule rounded-panel gap-2 bg-raised shadow-float items-center sticky z-5 flex flex-wrap data-empty:hidden [&_p[data-tone='bad']]:text-bad *:data-[kind=bare]:ml-auto max-md:bottom-[calc(64px+env(safe-area-inset-bottom))] max-md:[&_p[data-tone='bad']]:basis-full"
      aria-label={t("settingFormFrame.unsavedChanges")}
    >
      <p
        className="flex-[1_1_12rem] font-medium max-md:basis-28"
        role={form.failure ? "alert" : "status"}
        data-tone={form.failure ? "bad" : undefined}
      >
        {isUndecided ? (
          t("settingFormFrame.undecided")
        ) : form.failure ? (
          <FailedSave failure={form.failure} setting={setting} />
        ) : form.isTakenUp ? (
          t("settingFormFrame.restored", { count })
        ) : (
          t("settingFormFrame.unsaved", { count })
        )}
      </p>
      <Button kind="bare" onClick={form.discard}>
        {t("settingFormFrame.discard")}
      </Button>
      <Button kind="main" type="submit" aria-disabled={form.isSaving || isUndecided || undefined}>
        {form.isSaving ? common("saving") : common("save")}
        <Key>⌘S</Key>
      </Button>
    </section>
  );
}

/** Fields that somebody else changed at the same time: theirs or mine, chosen one by one. */
function Collisions<T extends Json>({ form, setting }: OfSetting<T>) {
  const { base, draft, collisions } = form.editing;
  if (collisions.length === 0) return null;
  return (
    <Notice as="section" className="mb-4" tone="hold" aria-label={t("settingFormFrame.collision")} role="alert">
      <p className="font-semibold">{t("settingFormFrame.collisionTold")}</p>
      <ul className="grid w-full gap-3">
        {collisions.map((name) => (
          <li key={name} className="grid gap-1" data-undecided>
            <p className="font-semibold">{settingFieldWords(name, setting)}</p>
            <dl className="gap-y-0.5 gap-x-3 grid-cols-[max-content_minmax(0,1fr)] grid font-normal [&_dd]:text-ink [&_dd]:wrap-anywhere">
              <dt>{t("settingFormFrame.theirs")}</dt>
              <dd>
                <FoldedValue value={base[name]} name={name} of={setting} />
              </dd>
              <dt>{t("settingFormFrame.yours")}</dt>
              <dd>
                <FoldedValue value={draft[name]} name={name} of={setting} />
              </dd>
            </dl>
            <span className="mt-1 flex gap-2">
              <Button size="small" onClick={() => form.settle(name, "theirs")}>
                {t("settingFormFrame.useTheirs")}
              </Button>
              <Button size="small" onClick={() => form.settle(name, "mine")}>
                {t("settingFormFrame.keepMine")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
