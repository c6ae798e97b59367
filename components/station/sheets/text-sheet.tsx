import { useState } from "react";
import { Button } from "../ui/button";
import { Field, Fields, Input } from "../ui/field";
import { useText } from "../ui/reader";
import { Sub } from "../ui/text";
import { SheetActs, SheetFrame } from "./sheet-frame";

type TextSheetProps = {
  title: string;
  label: string;
  hint: string;
  act: string;
  onText: (text: string) => void;
  onClose: () => void;
};

/** One line of text, and the action that uses it. */
export function TextSheet({ title, label, hint, act, onText, onClose }: TextSheetProps) {
  const t = useText();
  const [text, setText] = useState("");
  const isEmpty = text.trim() === "";
  return (
    <SheetFrame title={title} onClose={onClose}>
      <Fields
        onSubmit={() => {
          if (!isEmpty) onText(text.trim());
        }}
      >
        <Field label={label}>
          <Input data-first value={text} maxLength={254} onChange={(event) => setText(event.currentTarget.value)} />
        </Field>
        <Sub as="p">{hint}</Sub>
        <SheetActs>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button kind="main" type="submit" disabled={isEmpty}>
            {act}
          </Button>
        </SheetActs>
      </Fields>
    </SheetFrame>
  );
}
