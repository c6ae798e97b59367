import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import type { listCustomsLines } from "@/contract/dashboard/customs";
import { readHsCode, readOriginCountry } from "@/contract/vocabulary/customs-facts";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/problems";
import { problemInError, problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { TextField } from "../controls/text-field";

type Line = z.output<typeof listCustomsLines.output>["lines"][number];
type Typed = Readonly<Record<string, string>>;
type CustomsProps = { processId: string; onDone: () => void };

/** Enters the item data for customs that a label is waiting for. */
export function CustomsButton(props: CustomsProps) {
  return (
    <DialogButton isSmall ask={(onClose) => <CustomsDialog {...props} onClose={onClose} />}>
      {t("customsButton.title")}
    </DialogButton>
  );
}

const nameOf = (part: Part, { line_item_id }: Line): string => `${part} ${line_item_id}`;

type Part = "hs_code" | "origin_country";
type Shown = (part: Part, line: Line) => string;
/** Whether a value comes from the store's defaults because the order doesn't have it. */
type IsDefault = (part: Part, line: Line) => boolean;

const faultsOf = (line: Line, shown: Shown): [string, string][] => {
  const faults: [string, string][] = [];
  if (readHsCode(shown("hs_code", line)) === "")
    faults.push([nameOf("hs_code", line), t("customsButton.parts.hs_code.missing")]);
  if (readOriginCountry(shown("origin_country", line)) === "")
    faults.push([nameOf("origin_country", line), t("customsButton.parts.origin_country.missing")]);
  return faults;
};

function CustomsDialog({ processId, onDone, onClose }: CustomsProps & { onClose: () => void }) {
  const trpc = useTRPC();
  const asking = useAsking(onClose);
  const asked = useQuery(trpc.listCustomsLines.queryOptions({ process_id: processId }));
  const [typed, setTyped] = useState<Typed>({});
  const [errors, setErrors] = useState<Typed>({});
  const save = useMutation(
    trpc.saveCustomsLines.mutationOptions({
      onSuccess: () => {
        asking.finish(t("customsButton.saved"));
        onDone();
      },
      onError: (error) => setErrors({ other: problemInError(error)?.violations[0]?.description ?? problemText(error) }),
    }),
  );
  const lines = asked.data?.lines ?? [];
  const defaults = {
    hs_code: asked.data?.default_hs_code ?? "",
    origin_country: asked.data?.default_origin_country ?? "",
  };
  const shown: Shown = (part, line) => typed[nameOf(part, line)] ?? (line[part] || defaults[part]);
  const isDefault: IsDefault = (part, line) =>
    line[part] === "" && defaults[part] !== "" && typed[nameOf(part, line)] === undefined;
  const submit = () => {
    const wrong = lines.flatMap((line) => faultsOf(line, shown));
    setErrors(Object.fromEntries(wrong));
    if (wrong.length > 0 || lines.length === 0) return;
    save.mutate({
      process_id: processId,
      lines: lines.map((line) => ({
        line_item_id: line.line_item_id,
        hs_code: shown("hs_code", line),
        origin_country: shown("origin_country", line),
      })),
    });
  };
  return (
    <AskDialog
      question={{ ...asking, isPending: save.isPending }}
      title={t("customsButton.title")}
      about={{ processId }}
      effect={<p>{t("customsButton.effect")}</p>}
      confirm={t("customsButton.confirm")}
      doing={common("saving")}
      error={asked.error === null ? errors.other : problemText(asked.error)}
      onSubmit={submit}
    >
      {lines.map((line) => (
        <fieldset key={line.line_item_id} className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-1.5 font-semibold">{line.name || line.sku}</legend>
          {(["hs_code", "origin_country"] as const).map((part) => (
            <TextField
              key={part}
              label={t(`customsButton.parts.${part}.label`)}
              hint={isDefault(part, line) ? t("customsButton.storeDefault") : t(`customsButton.parts.${part}.hint`)}
              isMono
              maxLength={part === "hs_code" ? 20 : 2}
              value={shown(part, line)}
              error={errors[nameOf(part, line)]}
              onChange={(text) => setTyped((now) => ({ ...now, [nameOf(part, line)]: text }))}
            />
          ))}
        </fieldset>
      ))}
    </AskDialog>
  );
}
