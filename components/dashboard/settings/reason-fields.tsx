import { LANGUAGE_FACTS, SHOPPER_LANGUAGES } from "@/contract/vocabulary/language";
import type { SizeDirection } from "@/contract/vocabulary/size-direction";
import { t } from "@/messages/dashboard/settings";
import { FieldRow } from "../../ui/field";
import { linkStyle } from "../../ui/text-link";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { Toggle } from "./controls/toggle";
import type { Part } from "./form/part";
import type { EcommerceValue } from "./types";

type Reason = EcommerceValue["return_reasons"][number];
type ReasonFieldsProps = {
  reason: Part<Reason>;
  /** Used by rules, imports and past returns. */
  isInUse: boolean;
};

const SIZES = ["NONE", "TOO_SMALL", "TOO_BIG"] as const satisfies readonly SizeDirection[];

/** The portal's languages besides the default one. */
const LANGUAGES = SHOPPER_LANGUAGES.filter((code) => code !== "en").map(
  (code) => [code, LANGUAGE_FACTS[code].name] as const,
);

/** One reason: its label per language, its code, and what it requires. */
export function ReasonFields({ reason, isInUse }: ReasonFieldsProps) {
  const { value, change, bind, error, pathOf } = reason;
  const { name, label, labels, size_direction: direction = "NONE" } = value;
  const missing = LANGUAGES.filter(([code]) => !labels[code]).map(([, word]) => word);
  return (
    <>
      <FieldRow>
        <TextField
          label={t("reasonFields.label")}
          maxLength={100}
          {...bind("label")}
          // A new reason's code is derived from its label; one in use keeps its code.
          onChange={(next) =>
            change(!isInUse && name === nameFrom(label) ? { label: next, name: nameFrom(next) } : { label: next })
          }
        />
        <TextField label={t("reasonFields.code")} isMono maxLength={64} {...bind("name")} />
      </FieldRow>
      <details>
        <summary className={linkStyle("w-fit text-[13px]")}>
          {missing.length === 0
            ? t("reasonFields.otherLanguages")
            : t("reasonFields.missing", { languages: missing.join(", ") })}
        </summary>
        <FieldRow className="mt-2">
          {LANGUAGES.map(([code, word]) => (
            <TextField
              key={code}
              label={word}
              maxLength={100}
              value={labels[code] ?? ""}
              placeholder={label}
              onChange={(next) => change({ labels: withLabel(labels, code, next) })}
              path={pathOf(`labels.${code}`)}
              error={error(`labels.${code}`)}
            />
          ))}
        </FieldRow>
      </details>
      <FieldRow>
        <div>
          <Toggle label={t("reasonFields.requireComment")} {...bind("requires_comment")} />
          <Toggle label={t("reasonFields.requirePhoto")} {...bind("requires_photo")} />
          <Toggle
            label={t("reasonFields.requireGrade")}
            hint={t("reasonFields.requireGradeHint")}
            {...bind("requires_grade")}
            value={value.requires_grade ?? false}
          />
        </div>
        <SelectField
          label={t("reasonFields.sizeFeedback")}
          hint={direction === "NONE" ? undefined : t(`reasonFields.sizeHints.${direction}`)}
          options={SIZES.map((each) => [each, t(`reasonFields.sizes.${each}`)] as const)}
          {...bind("size_direction")}
          value={direction}
        />
      </FieldRow>
    </>
  );
}

/** A language without a text is omitted, so that the default label is used. */
const withLabel = (labels: Reason["labels"], code: string, text: string): Reason["labels"] =>
  Object.fromEntries(Object.entries({ ...labels, [code]: text }).filter(([, words]) => words !== ""));

const nameFrom = (label: string): string =>
  label
    .normalize("NFKD")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .replaceAll(/^[_\d]+|_+$/g, "")
    .toUpperCase()
    .slice(0, 64);
