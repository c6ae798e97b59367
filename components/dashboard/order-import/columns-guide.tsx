import { Chip } from "../../ui/chip";
import { Section } from "../../ui/section";

type ColumnsGuideProps = { fields: readonly { field: string; label: string; isNeeded: boolean }[] };

/** Before a file is chosen: what it has to say, and what else is understood. */
export function ColumnsGuide({ fields }: ColumnsGuideProps) {
  const part = (isNeeded: boolean) => fields.filter((each) => each.isNeeded === isNeeded);
  return (
    <Section
      id="columns-guide"
      title="What the file says"
      aside={
        <span className="text-small text-ink-2">Columns may have any name and order: you say which is which.</span>
      }
      className="mt-8!"
    >
      <dl className="pt-3.5 gap-y-3 gap-x-6 grid-cols-[168px_minmax(0,1fr)] items-baseline grid [&_dt]:font-medium [&_dd]:gap-1.5 [&_dd]:flex [&_dd]:flex-wrap max-md:grid-cols-1 max-md:[&_dd+dt]:mt-2">
        <dt>Needed in every row</dt>
        <Labels fields={part(true)} />
        <dt>Understood, too</dt>
        <Labels fields={part(false)} />
      </dl>
    </Section>
  );
}

function Labels({ fields }: ColumnsGuideProps) {
  return (
    <dd>
      {fields.map(({ field, label }) => (
        <Chip key={field}>{label}</Chip>
      ))}
    </dd>
  );
}
