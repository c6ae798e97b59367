/** A value of a form that Stripe takes: nested in brackets, lists by number. Null and undefined are left out. */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/** The `application/x-www-form-urlencoded` text of a call to Stripe. */
export const encodeForm = (values: Readonly<Record<string, FormValue>>): string => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) append(form, name, value);
  return form.toString();
};

const append = (form: URLSearchParams, name: string, value: FormValue): void => {
  if (value === null || value === undefined) return;
  if (typeof value !== "object") {
    form.append(name, String(value));
    return;
  }
  for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner);
};
