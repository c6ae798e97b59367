import { valueWords } from "./audit-words";

type ChangedFieldList = readonly { readonly name: string; readonly before?: unknown; readonly after?: unknown }[];

/** More are folded away: a new warehouse has a dozen. */
const SHOWN_MAX = 4;
/** More letters of one value are folded away: lists of rules have thousands. */
const LONG = 240;

/** Fields of one change, before and after. */
export function ChangedFields({ fields }: { fields: ChangedFieldList }) {
  const more = fields.slice(SHOWN_MAX);
  return (
    <>
      <Fields fields={fields.slice(0, SHOWN_MAX)} />
      {more.length === 0 ? null : (
        <details>
          <summary className="link w-fit text-[13px]">
            {more.length} more {more.length === 1 ? "field" : "fields"}
          </summary>
          <Fields fields={more} />
        </details>
      )}
    </>
  );
}

function Fields({ fields }: { fields: ChangedFieldList }) {
  return (
    <dl className="changed">
      {fields.map(({ name, before, after }) => (
        <div key={name}>
          <dt className="mono">{name}</dt>
          <dd>
            {before === null || before === undefined ? null : (
              <>
                <del>
                  <Value value={before} />
                </del>{" "}
                <span aria-hidden="true">→</span>{" "}
              </>
            )}
            <ins>
              <Value value={after} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value }: { value: unknown }) {
  const words = valueWords(value);
  if (words.length <= LONG) return words;
  return (
    <>
      {words.slice(0, LONG)} …
      <details>
        <summary className="link w-fit text-[13px]">All of it</summary>
        {words}
      </details>
    </>
  );
}
