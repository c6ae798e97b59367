import { PROBLEMS, type ProblemReason, problemDocument, problemFragment } from "@/contract/vocabulary/problem";
import { PROBLEM_GUIDE } from "@/contract/vocabulary/problem-guide";

/** One reason: figures, meaning, remedy, and an answer as it travels. */
export function ErrorEntry({ reason }: { reason: ProblemReason }) {
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
    <section id={fragment} className="errors-entry" aria-labelledby={`${fragment}-title`}>
      <h2 id={`${fragment}-title`}>
        <a href={`#${fragment}`}>
          <code>{reason}</code>
        </a>
      </h2>
      <p className="errors-title">{title}</p>
      <dl>
        <div>
          <dt>HTTP status</dt>
          <dd>{status}</dd>
        </div>
        <div>
          <dt>Code (gRPC)</dt>
          <dd>{code}</dd>
        </div>
        <div className="errors-wide">
          <dt>What it means</dt>
          <dd>{meaning}</dd>
        </div>
        <div className="errors-wide">
          <dt>What to do</dt>
          <dd>{remedy}</dd>
        </div>
      </dl>
      <figure>
        <figcaption>
          Answer to <code>{example.request}</code>
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard. */}
        <pre tabIndex={0}>{`${head.join("\n")}\n\n${JSON.stringify(answer, null, 2)}`}</pre>
      </figure>
    </section>
  );
}
