import type { ReactNode } from "react";
import { callSamples, exampleAddress } from "@/contract/reference/call-samples";
import type { Parameter } from "@/contract/reference/document";
import type { Reference, ReferencePage } from "@/contract/reference/read-reference";
import { PROBLEM_PAGE, problemFragment } from "@/contract/vocabulary/problem";
import { CodeTabs } from "../code-tabs";
import { DocsFrame } from "../docs-frame";
import { Markdown } from "../markdown";
import { Field, Fields, objectId, objectsOf } from "./fields";
import { TryIt } from "./try-it";

/** One operation or webhook: what it does, an example, and every field of request and response. */
export function ReferencePageView({ page, reference }: { page: ReferencePage; reference: Reference }) {
  const shapes = [...page.bodies, ...page.answers.flatMap(({ body }) => body ?? [])].map(({ shape }) => shape);
  const objects = objectsOf(shapes, reference.schemas);
  return (
    <DocsFrame title={page.summary}>
      <Head page={page} />
      <Examples page={page} />
      <Section title="Parameters" isShown={page.parameters.length > 0}>
        <ul className="mt-3 border-b border-line">
          {page.parameters.map((parameter) => (
            <ParameterField key={`${parameter.in} ${parameter.name}`} parameter={parameter} />
          ))}
        </ul>
      </Section>
      <Section title="Body" isShown={page.bodies.length > 0}>
        {page.bodies.map(({ contentType, shape }) => (
          <div key={contentType} className="mt-3">
            <p className="mb-2 text-small text-ink-3">
              <code>{contentType}</code>
            </p>
            <Fields shape={shape} />
          </div>
        ))}
      </Section>
      <Answers page={page} />
      <Section title="Try it" isShown={page.address !== null}>
        <TryIt {...tryItOf(page)} />
      </Section>
      <Section title="Objects" isShown={objects.length > 0}>
        {objects.map((name) => (
          <section key={name} id={objectId(name)} className="mt-6 scroll-mt-4" aria-label={name}>
            <h3 className="mb-2 font-semibold">
              <code>{name}</code>
            </h3>
            <Fields shape={reference.schemas[name] ?? {}} />
          </section>
        ))}
      </Section>
    </DocsFrame>
  );
}

const Head = ({ page }: { page: ReferencePage }) => (
  <>
    {page.address === null ? null : <AddressLine {...page.address} />}
    <div className="mt-4 max-w-[68ch] text-ink-2 [&>p]:mt-2">
      <Markdown text={page.description} />
      {page.scope === "" ? (
        <p>
          Your endpoint receives this event. <TextLink href="/docs/guides/webhooks">Receiving webhooks</TextLink>{" "}
          explains signatures and retries.
        </p>
      ) : (
        <p>
          The key needs the scope <code>{page.scope}</code>.{" "}
          <TextLink href="/docs/guides/authentication">Authentication</TextLink> explains keys and scopes.
        </p>
      )}
    </div>
    {page.alternatives.map(({ method, path }) => (
      <p key={method + path} className="mt-2 text-ink-2 wrap-anywhere">
        Same operation:{" "}
        <code>
          {method} {path}
        </code>
      </p>
    ))}
  </>
);

const AddressLine = ({ method, path }: { method: string; path: string }) => (
  <p className="mt-5 flex flex-wrap items-baseline gap-x-3 rounded-control border border-line bg-surface px-4 py-3">
    <code className="font-semibold">{method}</code>
    <code className="wrap-anywhere">{path}</code>
  </p>
);

const Examples = ({ page }: { page: ReferencePage }) => {
  const samples = callSamples(page);
  const [sent] = page.bodies;
  const answer = page.answers.find(({ body }) => body?.example !== undefined);
  return (
    <Section title="Example" isShown>
      {samples.length === 0 ? <Json value={sent?.example} /> : null}
      {samples.length === 0 ? null : <CodeTabs samples={samples} name="call" />}
      {answer === undefined || samples.length === 0 ? null : (
        <>
          <p className="mt-4 text-small text-ink-3">Answer, {answer.status}</p>
          <Json value={answer.body?.example} />
        </>
      )}
    </Section>
  );
};

const Json = ({ value }: { value: unknown }) => (
  <pre
    className="mt-1.5 max-h-96 overflow-auto rounded-control border border-line bg-surface px-4 py-3.5"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    tabIndex={0}
  >
    {JSON.stringify(value, null, 2)}
  </pre>
);

const ParameterField = ({ parameter }: { parameter: Parameter }) => {
  const { name, required, schema, description } = parameter;
  const place = <span className="text-small text-ink-3">in {parameter.in}</span>;
  return <Field name={name} shape={{ ...schema, description }} isRequired={required} place={place} />;
};

const Answers = ({ page }: { page: ReferencePage }) => (
  <Section title="Answers" isShown>
    <dl className="mt-3 border-b border-line">
      {page.answers.map(({ status, description, reasons, body }) => (
        <div key={status} className="grid grid-cols-[4rem_minmax(0,1fr)] border-t border-line py-2.5">
          <dt className="font-semibold">{status}</dt>
          <dd className="min-w-0">
            {reasons.length === 0 ? description : <Reasons reasons={reasons} />}
            {body === undefined ? null : <Fields shape={body.shape} />}
          </dd>
        </div>
      ))}
    </dl>
  </Section>
);

const Reasons = ({ reasons }: Pick<ReferencePage["answers"][number], "reasons">) => (
  <span className="flex flex-wrap gap-x-4">
    {reasons.map((reason) => (
      <TextLink key={reason} href={`${PROBLEM_PAGE}#${problemFragment(reason)}`}>
        <code>{reason}</code>
      </TextLink>
    ))}
  </span>
);

const Section = ({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) =>
  isShown ? (
    <section className="mt-10" aria-label={title}>
      <h2 className="text-[22px]/7 font-semibold tracking-[-0.015em]">{title}</h2>
      {children}
    </section>
  ) : null;

const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="inline-block min-h-6 text-accent underline underline-offset-3 wrap-anywhere" href={href}>
    {children}
  </a>
);

/** The form's input: the browser gets no more of the page than this. */
const tryItOf = (page: ReferencePage) => {
  const [body] = page.bodies;
  const isJson = body?.contentType === "application/json";
  return {
    method: page.address?.method ?? "GET",
    address: exampleAddress(page),
    contentType: body?.contentType ?? null,
    body: isJson ? JSON.stringify(body?.example ?? {}, null, 2) : "",
  };
};
