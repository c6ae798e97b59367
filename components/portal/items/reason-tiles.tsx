import { Icon } from "@/components/ui/icon";
import { FieldError } from "../form/field-error";
import { errorAttributes } from "../form/form-state";
import type { CardWords } from "./items-words";
import { COMMENT_MAX, type fieldNames, type LineChoice, type ReturnReason } from "./line-view";

type ReasonTilesProps = {
  reasons: readonly ReturnReason[];
  names: ReturnType<typeof fieldNames>;
  choice: LineChoice;
  errors: Readonly<Record<string, string>>;
  words: Pick<CardWords, "why" | "comment" | "commentHelp">;
};

/** One tap says why. A reason that needs words opens the comment; the style sheet does that, so it works without scripts. */
export function ReasonTiles({ reasons, names, choice, errors, words }: ReasonTilesProps) {
  const error = errors[names.reason];
  const help = `${names.comment}-help`;
  return (
    <>
      <fieldset {...errorAttributes(names.reason, error)}>
        <legend>{words.why}</legend>
        <FieldError id={names.reason} text={error} />
        <div className="tiles">
          {reasons.map((reason, index) => (
            <label className="tile" key={reason.name}>
              <input
                type="radio"
                id={index === 0 ? names.reason : undefined}
                name={names.reason}
                value={reason.name}
                defaultChecked={choice.reason === reason.name}
                data-asks={reason.requires_comment || undefined}
              />
              <span>{reason.label}</span>
              <Icon name="check" small />
            </label>
          ))}
        </div>
      </fieldset>
      {reasons.some((reason) => reason.requires_comment) ? (
        <div className="field asks">
          <label htmlFor={names.comment}>{words.comment}</label>
          <FieldError id={names.comment} text={errors[names.comment]} />
          <textarea
            id={names.comment}
            name={names.comment}
            className="input"
            rows={2}
            maxLength={COMMENT_MAX}
            aria-required
            defaultValue={choice.comment}
            {...errorAttributes(names.comment, errors[names.comment], help)}
          />
          <p className="note" id={help}>
            {words.commentHelp}
          </p>
        </div>
      ) : null}
    </>
  );
}
