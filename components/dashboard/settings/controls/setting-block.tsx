import { type ReactNode, useId } from "react";

type SettingBlockProps = { title: string; about?: ReactNode; children: ReactNode };

/** Settings that belong together: what they are about in the margin, the fields beside it. */
export function SettingBlock({ title, about, children }: SettingBlockProps) {
  const id = useId();
  return (
    <section className="setting-block" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {about ? <p>{about}</p> : null}
      </header>
      <div className="setting-fields">{children}</div>
    </section>
  );
}
