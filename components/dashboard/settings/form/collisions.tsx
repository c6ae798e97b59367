import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { fieldWords } from "../../browser/field-words";
import { FoldedValue } from "../../controls/changed-fields";
import type { Json } from "./rebase";
import type { SettingForm } from "./use-setting-form";

/** Fields that somebody else has changed while one was editing them: theirs or mine, decided one by one. */
export function Collisions<T extends Json>({ form }: { form: SettingForm<T> }) {
  const { base, draft, collisions } = form.editing;
  if (collisions.length === 0) return null;
  return (
    <Notice as="section" className="mb-4" tone="hold" aria-label="Changed by somebody else" role="alert">
      <p className="font-semibold">Somebody else has changed what you were changing.</p>
      <ul className="grid w-full gap-3">
        {collisions.map((name) => (
          <li key={name} className="grid gap-1" data-undecided>
            <p className="font-semibold">{fieldWords(name)}</p>
            <dl className="gap-y-0.5 gap-x-3 grid-cols-[max-content_minmax(0,1fr)] grid font-normal [&_dd]:text-ink [&_dd]:wrap-anywhere">
              <dt>Theirs</dt>
              <dd>
                <FoldedValue value={base[name]} />
              </dd>
              <dt>Yours</dt>
              <dd>
                <FoldedValue value={draft[name]} />
              </dd>
            </dl>
            <span className="mt-1 flex gap-2">
              <Button size="small" onClick={() => form.settle(name, "theirs")}>
                Take theirs
              </Button>
              <Button size="small" onClick={() => form.settle(name, "mine")}>
                Keep mine
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
