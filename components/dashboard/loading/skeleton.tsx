import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/loading";
import { PageHead } from "../../ui/page";
import { SECTION_HEAD } from "../../ui/section";
import type { PageShape } from "./page-shapes";

/** A loading page: its heading, and placeholders for its content. */
export function Skeleton({ shape }: { shape: PageShape }) {
  return (
    <div role="status">
      <PageHead
        className={HAS_ACTS.includes(shape.kind) ? "" : "mb-4! min-h-0!"}
        title={t.rich("skeleton.loading", {
          title: t(`pages.${shape.page}`),
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      />
      <div aria-hidden="true">{bodyOf(shape)}</div>
    </div>
  );
}

/** Layouts with buttons next to the heading, which moves it down a little. */
const HAS_ACTS: readonly PageShape["kind"][] = ["TABLE", "PARTS"];

const bodyOf = ({ kind, parts }: PageShape): ReactNode => {
  switch (kind) {
    case "FORM":
      return <Blocks parts={parts} />;
    case "PREVIEW":
      return (
        <div
          data-preview=""
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,460px)] items-start gap-10 max-[1200px]:grid-cols-1"
        >
          <div>
            <Blocks parts={parts} />
          </div>
          <div className="max-lg:hidden">
            <div className="h-[min(720px,calc(100dvh-var(--bar)-170px))] overflow-hidden rounded-panel border border-rule bg-sunken" />
          </div>
        </div>
      );
    case "TABLE":
      return parts.map((rows) => <Rows key={rows} count={rows} />);
    case "PARTS":
      return times(parts.length, (index) => (
        <div key={index} className="not-first:mt-10">
          <header className={SECTION_HEAD}>
            <Bone width="9rem" height={18} />
          </header>
          <Rows count={parts[index] ?? 0} />
        </div>
      ));
    case "SLIPS":
      return (
        <div className="max-w-205 rounded-control border border-rule bg-surface">
          <div className="pt-2 pb-5 px-4 max-w-180">
            <Fields count={parts[0] ?? 0} />
          </div>
        </div>
      );
    case "SHEETS":
      return (
        <div className="gap-y-6 gap-x-8 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start grid max-lg:grid-cols-1">
          <Fields count={parts[0] ?? 0} />
        </div>
      );
  }
};

function Blocks({ parts }: Pick<PageShape, "parts">) {
  return times(parts.length, (index) => (
    <div
      key={index}
      className="grid grid-cols-[minmax(160px,220px)_minmax(0,560px)] gap-x-10 gap-y-2 border-t border-rule pt-5 pb-7 in-data-preview:grid-cols-1! max-[1200px]:grid-cols-[minmax(0,640px)]"
    >
      <div className="grid content-start gap-2">
        <Bone width="7rem" height={15} />
        <Bone width="11rem" />
      </div>
      <Fields count={parts[index] ?? 0} />
    </div>
  ));
}

function Fields({ count }: { count: number }) {
  return (
    <div className="gap-4.5 grid-cols-1 min-w-0 content-start grid">
      {times(count, (index) => (
        <div key={index} className="grid gap-2">
          <Bone width="6rem" />
          <span className="block h-9 rounded-control border border-line" />
        </div>
      ))}
    </div>
  );
}

function Rows({ count }: { count: number }) {
  return times(count, (index) => (
    <div key={index} className="px-2 border-b border-line gap-6 h-row items-center flex">
      <Bone width="22%" />
      <Bone width="34%" />
      <Bone width="12%" />
    </div>
  ));
}

/** A placeholder for text. */
function Bone({ width, height = 12 }: { width: string; height?: number }) {
  return (
    <span
      className="block max-w-full rounded-[3px] bg-[color-mix(in_oklab,var(--ink)_9%,var(--surface))]"
      style={{ width, height }}
    />
  );
}

const times = (count: number, draw: (index: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, index) => draw(index));
