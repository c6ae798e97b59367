import { ButtonLink } from "../../ui/button";
import { LIST_FOOT } from "../../ui/list-foot";

type CursorFootProps = { isFirst: boolean; next: string | null | undefined; hrefOf: (cursor?: string) => string };

/** Leads on in a list that begins with the oldest, and back to where it begins; nothing where all of it is in sight. */
export function CursorFoot({ isFirst, next, hrefOf }: CursorFootProps) {
  if (isFirst && !next) return null;
  return (
    <div className={LIST_FOOT}>
      <p className="ml-auto flex gap-2">
        {isFirst ? null : (
          <ButtonLink size="small" href={hrefOf()}>
            Back to start
          </ButtonLink>
        )}
        {next ? (
          <ButtonLink size="small" href={hrefOf(next)}>
            Newer
          </ButtonLink>
        ) : null}
      </p>
    </div>
  );
}
