import type { ReactNode } from "react";
import { handedInOf } from "../photos/handed-in";
import { LazyPhotoField } from "../photos/lazy-photo-field";
import { latePhotosPath } from "../photos/photo-forms";
import { photoWords } from "../photos/photo-words";
import type { Reader } from "../reader";
import type { ReturnActs } from "./return-acts";

const [FIELD, FORM] = ["late-photos", "late-photos-form"];

type LatePhotosProps = {
  slug: string;
  code: string;
  storeName: string;
  documents: ReturnActs["documents"];
  confirmedAt: string;
  /** Why the last ones were not taken. */
  alert: ReactNode;
  reader: Reader;
};

/** Photos that the store asks for after the return was confirmed. */
export function LatePhotos({ slug, code, storeName, documents, confirmedAt, alert, reader }: LatePhotosProps) {
  if (documents === null) return null;
  const path = latePhotosPath(slug, code);
  const words = photoWords(reader);
  return (
    <section className="mt-9" aria-labelledby={`${FIELD}-title`}>
      {alert}
      <LazyPhotoField
        {...{ id: FIELD, form: FORM, path, words, error: undefined, isFinal: true }}
        why={reader.t("photos.later", { store: storeName })}
        handedIn={handedInOf(documents, confirmedAt)}
      />
      <form id={FORM} method="post" encType="multipart/form-data" action={path} />
    </section>
  );
}
