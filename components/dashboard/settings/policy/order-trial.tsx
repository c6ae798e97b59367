import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "@/messages/dashboard/settings-policy";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import { problemInError, problemText } from "../../browser/problem-text";
import { useTRPC } from "../../browser/trpc";
import { SelectField } from "../../controls/select-field";
import { TextField } from "../../controls/text-field";
import { SettingBlock } from "../controls/setting-block";
import type { FormPlace } from "../form/part";
import type { ConditionsValue } from "../types";
import type { RuleReader } from "./rule-words";
import { TrialResult } from "./trial-result";

type OrderTrialProps = { draft: ConditionsValue; reader: RuleReader; place: FormPlace };

/** Tests the unsaved conditions on one order: what its shopper would see, and which rule causes it. */
export function OrderTrial({ draft, reader, place }: OrderTrialProps) {
  const trpc = useTRPC();
  const [query, setQuery] = useState("");
  const [reason, setReason] = useState(reader.reasons[0]?.[0] ?? "");
  const look = useMutation(trpc.tryReturnConditions.mutationOptions());
  const problem = look.error ? problemInError(look.error) : null;
  const unknown = problem?.violations.find(({ field }) => field === "query")?.description;
  const play = () => {
    const { ecommerce_id, version: _, ...return_conditions } = draft;
    if (query.trim() !== "")
      look.mutate({ ecommerce_id, query: query.trim(), return_reason: reason, return_conditions });
  };
  return (
    <SettingBlock title={t("orderTrial.title")} about={t("orderTrial.about")}>
      {/* No nested form: Enter would submit the settings form. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard handling of the fields inside */}
      <div
        className="max-md:[&>button]:h-11 flex flex-wrap items-start gap-3"
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          play();
        }}
      >
        <TextField
          className="min-w-0 flex-1 basis-48"
          label={t("orderTrial.order")}
          maxLength={254}
          placeholder={t("orderTrial.orderHint")}
          value={query}
          onChange={setQuery}
          error={unknown && t("orderTrial.problem", { query: look.variables?.query ?? "", problem: unknown })}
        />
        <SelectField
          className="w-44"
          label={t("orderTrial.returnReason")}
          options={reader.reasons}
          value={reason}
          onChange={setReason}
        />
        <Button className="mt-6" aria-disabled={look.isPending || undefined} onClick={play}>
          {look.isPending ? t("orderTrial.searching") : t("orderTrial.show")}
        </Button>
      </div>
      <div aria-live="polite">
        {look.error && !unknown ? <FieldError>{problemText(look.error)}</FieldError> : null}
        {look.data ? <TrialResult trial={look.data} timeZone={place.timeZone} /> : null}
      </div>
    </SettingBlock>
  );
}
