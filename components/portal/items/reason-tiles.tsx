import { Icon } from "@/components/ui/icon";
import { COMMENT_MAX, type fieldNames, type LineChoice, type ReturnReason } from "../draft/line-view";
import { Field } from "../ui/field";
import { FieldError } from "../ui/field-error";
import { errorAttributes } from "../ui/form-state";
import { Textarea } from "../ui/input";
import { Tile, Tiles } from "../ui/tile";
import type { CardWords } from "./items-words";

type ReasonTilesProps = {
  reasons: readonly ReturnReason[];
  names: ReturnType<typeof fieldNames>;
  choice: LineChoice;
  errors: Readonly<Record<string, string>>;
  words: Pick<CardWords, "why" | "comment" | "commentHelp">;
};

/** Two per row, three on wide screens; the last ones fill their row. */
const COLUMNS =
  "grid grid-cols-2 max-tiles:*:last:odd:col-span-full tiles:grid-cols-3 tiles:*:last:nth-[3n+1]:col-span-full tiles:*:last:nth-[3n+2]:col-[2/-1]";

/**
 * One tap chooses the reason. A reason that requires a comment opens its field with a CSS selector, so it works without
 * scripts.
 */
export function ReasonTiles({ reasons, names, choice, errors, words }: ReasonTilesProps) {
  const error = errors[names.reason];
  const help = `${names.comment}-help`;
  return (
    <>
      <fieldset {...errorAttributes(names.reason, error)}>
        <legend className="pb-2 text-body/5 font-semibold">{words.why}</legend>
        <FieldError id={names.reason} text={error} className="pb-2" />
        <Tiles className={COLUMNS}>
          {reasons.map((reason, index) => (
            <Tile
              key={reason.name}
              id={index === 0 ? names.reason : undefined}
              name={names.reason}
              value={reason.name}
              defaultChecked={choice.reason === reason.name}
              data-asks={reason.requires_comment || undefined}
            >
              <span>{reason.label}</span>
              <Icon name="check" small />
            </Tile>
          ))}
        </Tiles>
      </fieldset>
      {reasons.some((reason) => reason.requires_comment) ? (
        <Field
          id={names.comment}
          label={words.comment}
          error={errors[names.comment]}
          help={words.commentHelp}
          className="hidden group-has-[[data-asks]:checked]/card:grid"
        >
          <Textarea
            id={names.comment}
            name={names.comment}
            rows={2}
            maxLength={COMMENT_MAX}
            aria-required
            defaultValue={choice.comment}
            {...errorAttributes(names.comment, errors[names.comment], help)}
          />
        </Field>
      ) : null}
    </>
  );
}
