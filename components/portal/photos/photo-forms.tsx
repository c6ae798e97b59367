import { asksForFile, draftedOf, fieldNames, type Intent, type IntentLine } from "../draft/line-view";

export const photoFormId = (lineId: string): string => `${fieldNames(lineId).file}-form`;

/** Upload URL of a line's photos. */
export const photosPath = (slug: string, returnId: string, lineId: string): string =>
  `/r/${slug}/documents?${new URLSearchParams({ draft: returnId, line_item_id: lineId })}`;

/** Upload URL of a confirmed return's photos. */
export const latePhotosPath = (slug: string, code: string): string =>
  `/r/${slug}/documents?return=${encodeURIComponent(code)}`;

/** URL that removes a photo. */
export const removalPath = (path: string, documentId: string): string =>
  `${path}&remove=${encodeURIComponent(documentId)}`;

type PhotoFormsProps = {
  slug: string;
  returnId: string;
  lines: readonly { line: IntentLine }[];
  draft: Intent["draft"];
};

/** The forms of the photo fields; they are outside of the form with the choices and work without scripts. */
export function PhotoForms({ slug, returnId, lines, draft }: PhotoFormsProps) {
  const asking = lines.filter(({ line }) => asksForFile(line) && draftedOf(draft, line.id));
  return asking.map(({ line: { id } }) => (
    <form
      key={id}
      id={photoFormId(id)}
      method="post"
      encType="multipart/form-data"
      action={photosPath(slug, returnId, id)}
    />
  ));
}
