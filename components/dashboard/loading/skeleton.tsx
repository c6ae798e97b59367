import type { ReactNode } from "react";
import type { PageShape } from "./page-shapes";

/** A page that is being read: its heading, and where what it says will stand. */
export function Skeleton({ shape }: { shape: PageShape }) {
  return (
    <div className="skeleton" role="status">
      <div className={HAS_ACTS.includes(shape.kind) ? "page-head" : "mb-4"}>
        <h1 className="text-h1 font-semibold">
          <span className="sr-only">Reading </span>
          {shape.title}
        </h1>
      </div>
      <div aria-hidden="true">{bodyOf(shape)}</div>
    </div>
  );
}

/** Beside their heading there is something to press: it stands a little lower. */
const HAS_ACTS: readonly PageShape["kind"][] = ["TABLE", "PARTS"];

const bodyOf = ({ kind, parts }: PageShape): ReactNode => {
  switch (kind) {
    case "FORM":
      return <Blocks parts={parts} />;
    case "PREVIEW":
      return (
        <div className="beside-preview">
          <div>
            <Blocks parts={parts} />
          </div>
          <div className="preview max-lg:hidden">
            <div className="preview-stage" />
          </div>
        </div>
      );
    case "TABLE":
      return parts.map((rows) => <Rows key={rows} count={rows} />);
    case "PARTS":
      return times(parts.length, (index) => (
        <div key={index} className="section">
          <header>
            <Bone width="9rem" height={18} />
          </header>
          <Rows count={parts[index] ?? 0} />
        </div>
      ));
    case "SLIPS":
      return (
        <div className="slip">
          <div className="slip-body">
            <Fields count={parts[0] ?? 0} />
          </div>
        </div>
      );
    case "SHEETS":
      return (
        <div className="signature-check">
          <Fields count={parts[0] ?? 0} />
        </div>
      );
  }
};

function Blocks({ parts }: Pick<PageShape, "parts">) {
  return times(parts.length, (index) => (
    <div key={index} className="setting-block">
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
    <div className="setting-fields">
      {times(count, (index) => (
        <div key={index} className="grid gap-2">
          <Bone width="6rem" />
          <span className="bone" data-field />
        </div>
      ))}
    </div>
  );
}

function Rows({ count }: { count: number }) {
  return times(count, (index) => (
    <div key={index} className="skeleton-row">
      <Bone width="22%" />
      <Bone width="34%" />
      <Bone width="12%" />
    </div>
  ));
}

/** Where a word will stand. */
function Bone({ width, height = 12 }: { width: string; height?: number }) {
  return <span className="bone" style={{ width, height }} />;
}

const times = (count: number, draw: (index: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, index) => draw(index));
