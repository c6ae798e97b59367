import type { ReactNode } from "react";
import type { Shape } from "@/contract/reference/document";
import { Markdown } from "../markdown";

const OBJECT = "#/components/schemas/";
const nameOf = (ref: string): string => ref.slice(OBJECT.length);

/** Anchor of an object explained on a page. */
export const objectId = (name: string): string => `object-${name}`;

/** The fields of an object, with those of nested objects below. */
export function Fields({ shape }: { shape: Shape }) {
  const inner = objectIn(shape);
  if (inner?.properties === undefined || Object.keys(inner.properties).length === 0)
    return (
      <p className="py-2 text-ink-2">
        <TypeName shape={shape} />
        {shape.description === undefined ? null : <> {shape.description}</>}
      </p>
    );
  const { properties, required = [] } = inner;
  return (
    <ul className="border-b border-line">
      {Object.entries(properties).map(([name, field]) => (
        <Field key={name} name={name} shape={field} isRequired={required.includes(name)} />
      ))}
    </ul>
  );
}

type FieldProps = { name: string; shape: Shape; isRequired: boolean; place?: ReactNode };

/** One field: name, type, whether it is required, meaning and allowed values. */
export function Field({ name, shape, isRequired, place }: FieldProps) {
  const inner = objectIn(shape);
  return (
    <li className="border-t border-line py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <code className="font-semibold wrap-anywhere">{name}</code>
        <TypeName shape={shape} />
        {place}
        {isRequired ? <span className="text-fine font-medium">required</span> : null}
      </p>
      {shape.description === undefined ? null : (
        <div className="max-w-[68ch] text-ink-2">
          <Markdown text={shape.description} />
        </div>
      )}
      <Limits shape={shape} />
      {inner?.properties === undefined ? null : (
        <div className="mt-2 border-s border-line ps-4">
          <Fields shape={inner} />
        </div>
      )}
    </li>
  );
}

/** An inline object: alone, in a list or as one of several forms. */
const objectIn = (shape: Shape): Shape | undefined => {
  if (shape.properties !== undefined) return shape;
  if (shape.items !== undefined) return objectIn(shape.items);
  return [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].map(objectIn).find((found) => found !== undefined);
};

const TypeName = ({ shape }: { shape: Shape }) => <span className="text-small text-ink-3">{typeOf(shape)}</span>;

const typeOf = (shape: Shape): ReactNode => {
  if (shape.$ref !== undefined) {
    const name = nameOf(shape.$ref);
    return (
      <a className="text-accent underline underline-offset-3" href={`#${objectId(name)}`}>
        {name}
      </a>
    );
  }
  const forms = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  if (forms.length > 0)
    return forms.map((form, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the forms of a field never change under a page.
      <span key={index}>
        {index === 0 ? "" : " or "}
        {typeOf(form)}
      </span>
    ));
  if (shape.items !== undefined) return <>list of {typeOf(shape.items)}</>;
  const names = typeof shape.type === "string" ? [shape.type] : (shape.type ?? []);
  const text = names.map((name) => (name === "string" && shape.format === "date-time" ? "date and time" : name));
  return text.length === 0 ? "value" : text.join(" or ");
};

/** The allowed values, and the default. */
const Limits = ({ shape }: { shape: Shape }) => {
  const values = shape.enum ?? shape.items?.enum ?? (shape.const === undefined ? [] : [shape.const]);
  const limits = [
    shape.default === undefined || shape.default === "" ? "" : `Default: ${JSON.stringify(shape.default)}.`,
    rangeOf(shape.minimum, shape.maximum, ""),
    rangeOf(undefined, shape.maxLength, " characters"),
    rangeOf(shape.minItems, shape.maxItems, " entries"),
  ].filter((limit) => limit !== "");
  return (
    <>
      {values.length === 0 ? null : (
        <p className="mt-0.5 flex flex-wrap gap-x-2.5 text-ink-2">
          {values.map((value) => (
            <code key={JSON.stringify(value)} className="wrap-anywhere">
              {typeof value === "string" ? value || '""' : JSON.stringify(value)}
            </code>
          ))}
        </p>
      )}
      {limits.length === 0 ? null : <p className="text-small text-ink-3 wrap-anywhere">{limits.join(" ")}</p>}
    </>
  );
};

const LARGEST = 9_000_000_000_000;

const rangeOf = (least: number | undefined, most: number | undefined, unit: string): string => {
  const isOpen = most === undefined || most > LARGEST;
  if (isOpen) return least === undefined || least < -LARGEST ? "" : `At least ${least}${unit}.`;
  return least === undefined || least < -LARGEST ? `At most ${most}${unit}.` : `${least} to ${most}${unit}.`;
};

/** Names of the objects that a shape refers to, directly or indirectly, in reading order. */
export const objectsOf = (shapes: readonly Shape[], schemas: Readonly<Record<string, Shape>>): string[] => {
  const names = new Set<string>();
  const walk = (shape: Shape): void => {
    const name = shape.$ref === undefined ? undefined : nameOf(shape.$ref);
    const referred = name === undefined ? undefined : schemas[name];
    if (name !== undefined && referred !== undefined && !names.has(name)) {
      names.add(name);
      walk(referred);
    }
    const parts = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...Object.values(shape.properties ?? {})];
    for (const part of shape.items === undefined ? parts : [...parts, shape.items]) walk(part);
  };
  for (const shape of shapes) walk(shape);
  return [...names];
};
