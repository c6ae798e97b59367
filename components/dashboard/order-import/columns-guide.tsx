type ColumnsGuideProps = { fields: readonly { field: string; label: string; isNeeded: boolean }[] };

/** Before a file is chosen: what it has to say, and what else is understood. */
export function ColumnsGuide({ fields }: ColumnsGuideProps) {
  const part = (isNeeded: boolean) => fields.filter((each) => each.isNeeded === isNeeded);
  return (
    <section className="section mt-8!" aria-labelledby="columns-guide">
      <header>
        <h2 id="columns-guide" className="text-h2 font-semibold">
          What the file says
        </h2>
        <span className="aside-note">Columns may have any name and order: you say which is which.</span>
      </header>
      <dl className="columns-guide">
        <dt>Needed in every row</dt>
        <Labels fields={part(true)} />
        <dt>Understood, too</dt>
        <Labels fields={part(false)} />
      </dl>
    </section>
  );
}

function Labels({ fields }: ColumnsGuideProps) {
  return (
    <dd>
      {fields.map(({ field, label }) => (
        <span key={field} className="chip tag">
          {label}
        </span>
      ))}
    </dd>
  );
}
