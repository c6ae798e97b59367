/** What every settings form needs. */
export type FormPlace = { ecommerceId: string; currency: string; timeZone: string; canWrite: boolean };

export type Bound<V> = {
  /** Its path in the API. */
  readonly path: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly error: string | undefined;
};

type Item<L> = L extends readonly (infer R)[] ? R : never;

/** A list in a setting, as RowsSetting takes it. */
export type Rows<Row> = {
  /** Its path in the API, which prefixes the errors of its entries. */
  readonly path: string;
  readonly rows: readonly Row[];
  readonly onChange: (rows: Row[]) => void;
  readonly error: string | undefined;
  readonly errorAt: Source<Row>["errorAt"];
};

/** A setting, or a part of one, with its fields bound by name. */
export type Part<P> = {
  readonly value: P;
  readonly change: (changes: Partial<P>) => void;
  /** The error of a field, but not of anything in it; without a field, that of the part itself. */
  readonly error: (field?: string) => string | undefined;
  /** The error of a field or of anything in it. */
  readonly errorIn: (field: string) => string | undefined;
  /** The path of a field in the API; without a field, that of the part itself. */
  readonly pathOf: (field?: string) => string;
  readonly bind: <K extends keyof P & string>(name: K) => Bound<P[K]>;
  readonly part: <K extends keyof P & string>(name: K) => Part<P[K]>;
  readonly rows: <K extends keyof P & string>(name: K) => Rows<Item<P[K]>>;
};

type Source<P> = Pick<Part<P>, "value" | "change"> & {
  path: string;
  /** The error of exactly this path, or of anything in it. */
  errorAt: (path: string, reach?: "within") => string | undefined;
};

/** `path`: the part's path in the API; empty for a whole setting. */
export const partOf = <P>({ path, value, change, errorAt }: Source<P>): Part<P> => {
  const at = (name: string) => (path === "" ? name : `${path}.${name}`);
  const set = <K extends keyof P>(name: K, next: P[K]) => {
    const changes: Partial<P> = {};
    changes[name] = next;
    change(changes);
  };
  return {
    ...{ value, change, pathOf: (field) => (field === undefined ? path : at(field)) },
    error: (field) => errorAt(field === undefined ? path : at(field)),
    errorIn: (field) => errorAt(at(field), "within"),
    bind: (name) => ({
      ...{ path: at(name), value: value[name], onChange: (next) => set(name, next) },
      // A control shows its whole value: of a list of texts, also the errors of its entries.
      error: errorAt(at(name), "within"),
    }),
    part: (name) =>
      partOf({
        ...{ path: at(name), value: value[name], errorAt },
        change: (changes) => set(name, { ...value[name], ...changes }),
      }),
    rows: <K extends keyof P & string>(name: K) => ({
      ...{ path: at(name), rows: value[name] as P[K] & readonly Item<P[K]>[], errorAt },
      ...{ onChange: (rows: Item<P[K]>[]) => set(name, rows as P[K] & Item<P[K]>[]), error: errorAt(at(name)) },
    }),
  };
};
