"use client";

import { type ReactNode, useEffect } from "react";
import { useLive } from "../../../ui/use-live";
import { Key } from "../../controls/key";
import { Collisions } from "./collisions";
import type { Json } from "./rebase";
import type { SettingForm } from "./use-setting-form";

type FrameProps<T extends Json> = { form: SettingForm<T>; label: string; canWrite: boolean; children: ReactNode };

/** The form of a setting: its fields, what somebody else changed, and the bar that saves. ⌘S and Ctrl+S save, too. */
export function SettingFormFrame<T extends Json>({ form, label, canWrite, children }: FrameProps<T>) {
  const isLive = useLive();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || form.changed.length === 0) return;
      event.preventDefault();
      form.save();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  return (
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
        <p className="notice mb-4" data-tone="hold">
          You can read these settings; your role cannot change them.
        </p>
      )}
      <Collisions form={form} />
      <fieldset className="contents" disabled={!isLive || !canWrite}>
        {children}
      </fieldset>
      <SaveBar form={form} />
    </form>
  );
}

function SaveBar<T extends Json>({ form }: { form: SettingForm<T> }) {
  const count = form.changed.length;
  const isUndecided = form.editing.collisions.length > 0;
  if (count === 0) return <div className="save-bar" data-empty aria-hidden="true" />;
  return (
    <section className="save-bar" aria-label="Unsaved changes">
      <p role={form.message ? "alert" : "status"} data-tone={form.message ? "bad" : undefined}>
        {isUndecided
          ? "Decide above what counts, then save."
          : (form.message ??
            `${form.isTakenUp ? "From before: " : ""}${count} unsaved ${count === 1 ? "change" : "changes"}`)}
      </p>
      <button className="button" data-kind="bare" type="button" onClick={form.discard}>
        Discard
      </button>
      <button
        className="button"
        data-kind="main"
        type="submit"
        aria-disabled={form.isSaving || isUndecided || undefined}
      >
        {form.isSaving ? "Saving …" : "Save"}
        <Key>⌘S</Key>
      </button>
    </section>
  );
}
