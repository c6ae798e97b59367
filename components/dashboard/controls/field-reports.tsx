"use client";

import { createContext, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from "react";

/** A field on screen, as it calls itself. */
export type FieldReport = {
  /** The element's ID. */
  readonly id: string;
  /** Its path in the API, such as `return_reasons[0].label`. */
  readonly path: string;
  /** With the entry of a list that it belongs to: "Too small: Code". */
  readonly label: string;
  /** As shown at the field. */
  readonly error: string | undefined;
};

type Reports = {
  readonly put: (report: FieldReport) => void;
  readonly remove: (id: string) => void;
  readonly list: () => readonly FieldReport[];
  readonly subscribe: (listener: () => void) => () => void;
};

const FormReports = createContext<Reports | null>(null);
const Entry = createContext("");

/** Collects the fields of a form, so that a message can name each of them as the screen does and link to it. */
export function FieldReports({ children }: { children: ReactNode }) {
  const reports = useRef<Reports | null>(null);
  reports.current ??= createReports();
  return <FormReports value={reports.current}>{children}</FormReports>;
}

/** Fields of one entry of a list: their names in messages begin with the entry's. */
export function FieldsOfEntry({ name, children }: { name: string; children: ReactNode }) {
  return <Entry value={name}>{children}</Entry>;
}

/** Reports a field to the form around it. Without a path, or outside of a form, it does nothing. */
export const useFieldReport = ({
  id,
  path,
  label,
  error,
}: Omit<FieldReport, "path"> & { path: string | undefined }) => {
  const reports = useContext(FormReports);
  const entry = useContext(Entry);
  useEffect(() => {
    if (path === undefined) return;
    reports?.put({ id, path, label: entry === "" ? label : `${entry}: ${label}`, error });
  }, [reports, id, path, label, entry, error]);
  useEffect(() => () => reports?.remove(id), [reports, id]);
};

/** Returns the fields of the form around it. */
export const useFieldReports = (): readonly FieldReport[] => {
  const reports = useContext(FormReports);
  return useSyncExternalStore(reports?.subscribe ?? never, reports?.list ?? none, none);
};

/** Returns the field that shows an error of this path: the field itself, or one whose value contains the path. */
export const reportAt = (reports: readonly FieldReport[], path: string): FieldReport | undefined =>
  reports
    .filter((each) => isWithin(path, each.path))
    .sort((one, other) => other.path.length - one.path.length)
    .at(0);

/** Returns whether a path is another one, or a part of it: `countries[0]` is within `countries`. */
export const isWithin = (path: string, whole: string): boolean =>
  path === whole || path.startsWith(`${whole}[`) || path.startsWith(`${whole}.`);

const FOCUSABLE = "input, select, textarea, button";

/** Moves the focus to a field, and opens what it is folded into. */
export const focusField = (field: HTMLElement | null): void => {
  for (let folded = field?.closest("details"); folded; folded = folded.parentElement?.closest("details"))
    folded.open = true;
  const control = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  // The save bar covers the end of the page.
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
};

const NONE: readonly FieldReport[] = [];
const none = () => NONE;
const never = () => () => {};

const createReports = (): Reports => {
  const byId = new Map<string, FieldReport>();
  const listeners = new Set<() => void>();
  let listed = NONE;
  const change = () => {
    listed = [...byId.values()];
    for (const listener of listeners) listener();
  };
  return {
    put: (report) => {
      byId.set(report.id, report);
      change();
    },
    remove: (id) => {
      if (byId.delete(id)) change();
    },
    list: () => listed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
