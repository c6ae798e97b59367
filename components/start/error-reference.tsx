import type { ReactNode } from "react";
import { PROBLEMS, type ProblemReason, problemDocument, problemFragment } from "@/contract/vocabulary/problem";
import { PROBLEM_GUIDE } from "@/contract/vocabulary/problem-guide";

const REASONS = Object.keys(PROBLEMS) as ProblemReason[];

/** Every error of the API, from the vocabulary that the service itself uses. */
export function ErrorReference() {
  return (
    <>
      <nav className="mt-10 overflow-clip rounded-panel border border-line bg-surface" aria-label="Errors">
        <ul className="grid md:grid-cols-3">
          {REASONS.map((reason) => (
            <li key={reason}>
              <a
                className="flex min-h-11 items-center gap-3 px-4 shadow-cell transition-[background-color] hover:bg-accent-soft focus-visible:-outline-offset-4"
                href={`#${problemFragment(reason)}`}
              >
                <span className="font-medium text-ink-3">{PROBLEMS[reason].status}</span>
                <code className="wrap-anywhere text-accent">{reason}</code>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {REASONS.map((reason) => (
          <ErrorEntry key={reason} reason={reason} />
        ))}
      </div>
    </>
  );
}

/** One reason: status and code, meaning, remedy, and an example response. */
function ErrorEntry({ reason }: { reason: ProblemReason }) {
  const { code, status, title } = PROBLEMS[reason];
  const { meaning, remedy, headers = [], example } = PROBLEM_GUIDE[reason];
  const fragment = problemFragment(reason);
  const instance = example.request.slice(example.request.indexOf(" ") + 1);
  const answer = problemDocument({
    reason,
    detail: example.detail,
    instance,
    details: example.details ?? [],
    requestId: "req_0e8b5c1d9f2a7743b6ae10cc",
  });
  const head = [`HTTP/1.1 ${status}`, "Content-Type: application/problem+json", ...headers];
  return (
    <section
      id={fragment}
      className="mt-12 scroll-mt-2 border-t border-line pt-6 target:border-t-accent target:shadow-line-above"
      aria-labelledby={`${fragment}-title`}
    >
      <h2 id={`${fragment}-title`}>
        <a className="hover:underline hover:underline-offset-4" href={`#${fragment}`}>
          <code className="text-h2/7 font-semibold wrap-anywhere">{reason}</code>
        </a>
      </h2>
      <p className="text-ink-2">{title}</p>
      <dl className="mt-4 grid grid-cols-[104px_minmax(0,1fr)] gap-x-6 gap-y-4">
        <div>
          <Term>HTTP status</Term>
          <dd>{status}</dd>
        </div>
        <div>
          <Term>Code (gRPC)</Term>
          <dd>{code}</dd>
        </div>
        <div className="col-span-full max-w-[68ch]">
          <Term>What it means</Term>
          <dd>{meaning}</dd>
        </div>
        <div className="col-span-full max-w-[68ch]">
          <Term>What to do</Term>
          <dd>{remedy}</dd>
        </div>
      </dl>
      <figure className="mt-5">
        <figcaption className="text-fine stretch-label font-medium text-ink-3">
          Response to <code className="text-fine wrap-anywhere">{example.request}</code>
        </figcaption>
        <pre
          className="mt-1.5 overflow-x-auto rounded-control border border-line bg-surface px-4 py-3.5"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard.
          tabIndex={0}
        >{`${head.join("\n")}\n\n${JSON.stringify(answer, null, 2)}`}</pre>
      </figure>
    </section>
  );
}

const Term = ({ children }: { children: ReactNode }) => (
  <dt className="text-fine stretch-label font-medium text-ink-3">{children}</dt>
);
