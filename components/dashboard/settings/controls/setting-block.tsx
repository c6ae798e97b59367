import { type ReactNode, useId } from "react";

/** A group of settings: its title in the margin, the fields beside it. */
export function SettingBlock({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      data-block=""
      className="pt-5 pb-7 border-t border-rule gap-y-2 gap-x-10 grid-cols-[minmax(160px,220px)_minmax(0,560px)] grid max-[1200px]:grid-cols-[minmax(0,640px)]"
      aria-labelledby={id}
    >
      <header>
        <h2 className="text-body font-semibold" id={id}>
          {title}
        </h2>
        {about ? <p className="mt-1 text-ink-2 text-small/4.75">{about}</p> : null}
      </header>
      <div className="gap-4.5 grid-cols-1 min-w-0 content-start grid">{children}</div>
    </section>
  );
}
