import { Notice } from "../../ui/notice";
import { TextLink } from "../../ui/text-link";

type IgnoredNoteProps = {
  /** As `name=value`. */
  ignored: readonly string[];
  /** What can stand behind a name, where that is worth saying. */
  right?: Readonly<Record<string, string>>;
  /** The address that says only what was understood. */
  without?: string;
};

/** Says what of an address was not understood: a list that shows more than was asked for must not look like the answer. */
export function IgnoredNote({ ignored, right, without }: IgnoredNoteProps) {
  if (ignored.length === 0) return null;
  return (
    <Notice className="my-3" tone="hold" role="status">
      {right ? (
        <div className="min-w-0 flex-[1_1_16rem]">
          <p>Ignored in the address:</p>
          <ul className="grid gap-1">
            {ignored.map((term) => (
              <li key={term}>
                <span className="font-mono text-code wrap-anywhere">{term}</span>. {rightOf(right, term)}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <span>
          Ignored in the address: <span className="font-mono text-code wrap-anywhere">{ignored.join(", ")}</span>
        </span>
      )}
      {without ? (
        <TextLink className="w-fit" href={without} scroll={false}>
          Remove from the address
        </TextLink>
      ) : null}
    </Notice>
  );
}

const rightOf = (right: Readonly<Record<string, string>>, term: string): string => {
  const name = term.slice(0, term.indexOf("="));
  return Object.hasOwn(right, name) ? `Use ${right[name]}.` : "This list has no such filter.";
};
