import { FieldError } from "../form/field-error";
import { errorAttributes } from "../form/form-state";
import type { CardWords } from "./items-words";
import { draftedOf, fieldNames, type Intent, type IntentLine } from "./line-view";

type FileFieldProps = {
  line: IntentLine;
  error: string | undefined;
  words: Pick<CardWords, "fileTitle" | "fileSend" | "fileHelp">;
};

const ACCEPT = "image/jpeg,image/png,image/webp,application/pdf";
const formIdOf = (lineId: string): string => `${fieldNames(lineId).file}-form`;

/** A photo or a receipt where one is needed. It belongs to a form of its own, so that the choices are not sent with it. */
export function FileField({ line, error, words }: FileFieldProps) {
  const id = fieldNames(line.id).file;
  const help = `${id}-help`;
  return (
    <div className="keep">
      <label className="keep-fact" htmlFor={id}>
        {words.fileTitle}
      </label>
      <FieldError id={id} text={error} />
      <input
        type="file"
        // Its own width would be the narrowest that the card can get.
        className="block w-full"
        id={id}
        name="file"
        form={formIdOf(line.id)}
        accept={ACCEPT}
        required
        {...errorAttributes(id, error, help)}
      />
      <button type="submit" className="btn quiet" form={formIdOf(line.id)}>
        {words.fileSend}
      </button>
      <p className="note" id={help}>
        {line.requires_documents_why} {words.fileHelp}
      </p>
    </div>
  );
}

type FileFormsProps = { slug: string; lines: readonly { line: IntentLine }[]; draft: Intent["draft"] };

/** The forms of those fields; they stand outside of the form of the choices and work without scripts. */
export function FileForms({ slug, lines, draft }: FileFormsProps) {
  const asking = lines.filter(({ line }) => line.requires_documents && draftedOf(draft, line.id));
  return asking.map(({ line: { id } }) => (
    <form
      key={id}
      id={formIdOf(id)}
      method="post"
      encType="multipart/form-data"
      action={`/r/${slug}/documents?line_item_id=${encodeURIComponent(id)}`}
    />
  ));
}
