type CodeSample = { language: string; label: string; code: string };

// Written as complete class names, so that the style sheet includes them: what a language shows while its radio button
// is on.
const SHOWN: Readonly<Record<string, string>> = {
  sh: "group-has-[[value=sh]:checked]/code:block",
  ts: "group-has-[[value=ts]:checked]/code:block",
  python: "group-has-[[value=python]:checked]/code:block",
  php: "group-has-[[value=php]:checked]/code:block",
};

/** The languages to choose from, in display order. */
export const TAB_LABELS: Readonly<Record<string, string>> = {
  sh: "curl",
  ts: "TypeScript",
  python: "Python",
  php: "PHP",
};

/**
 * The same code in several languages. Radio buttons select one, so that it works without scripts. `name`: unique on the
 * page.
 */
export function CodeTabs({ samples, name }: { samples: readonly CodeSample[]; name: string }) {
  return (
    <fieldset className="group/code mt-4 min-w-0 overflow-clip rounded-control border border-line bg-surface">
      <legend className="sr-only">Language of the example</legend>
      <div className="flex flex-wrap gap-x-1 border-b border-line px-2">
        {samples.map(({ language, label }, index) => (
          <label
            key={language}
            className="relative inline-flex min-h-11 items-center px-2.5 text-small text-ink-2 hover:text-ink has-checked:font-semibold has-checked:text-ink has-checked:shadow-underline has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus"
          >
            <input
              className="sr-only"
              type="radio"
              name={name}
              value={language}
              defaultChecked={index === 0}
              data-code-language=""
            />
            {label}
          </label>
        ))}
      </div>
      {samples.map(({ language, code }) => (
        <pre
          key={language}
          className={`m-0! hidden overflow-x-auto rounded-none! border-0! bg-transparent px-4 py-3.5 text-code ${SHOWN[language] ?? ""}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard.
          tabIndex={0}
        >
          <code>{code}</code>
        </pre>
      ))}
    </fieldset>
  );
}
