import fc from "fast-check";
import { type Answer, faultOf } from "./answers";
import { type Drawn, validRequest } from "./draw";
import { FORMS, type Form } from "./forms";
import { hintsOf, madeToFit, stageOf } from "./hints";
import { mutationsOf } from "./mutate";
import { junk, type Sent, toSent } from "./sent";
import type { Stage, Subject, World } from "./subjects";

export type Send = (form: Form, sent: Sent, key: string) => Promise<Answer>;
export const KINDS = ["valid", "mutated", "junk"] as const;
export type Kind = (typeof KINDS)[number];
export type Fault = { form: string; kind: Kind; what: string; fault: string; seed: number; sent: Sent; answer: Answer };
export type Tally = { sent: number; valid: number; done: number; slowestMs: number; byStatus: Record<string, number> };
export type FuzzReport = { tallies: Map<string, Tally>; faults: Fault[]; total: number };

/** A changed return is used again a few times: the second action is as likely to break something. */
const MOST_USES = 6;

/** Successful statuses: the responses of a form that does what was requested. */
const isDone = ({ status }: Answer): boolean => status < 300;

/** Sends `perForm` requests of every form, in turn, and reports what was wrong. `lanes`: how many in parallel. */
export const runFuzz = async (
  world: World,
  { seed, perForm, send, lanes }: { seed: number; perForm: number; send: Send; lanes: number },
): Promise<FuzzReport> => {
  const report: FuzzReport = { tallies: new Map(), faults: [], total: 0 };
  const supply = createSupply(world);
  const jobs = Array.from({ length: perForm }, (_, round) => FORMS.map((form, at) => ({ form, round, at }))).flat();
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
      const kind = KINDS[[0, 0, 1, 1, 2][job.round % 5] ?? 0] ?? "valid";
      await one(world, report, { ...job, kind, seed: seed + job.round * FORMS.length + job.at, supply, send });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return report;
};

/** In characters; with the names of the headers more than 16 KiB, which no request may have. */
const LONGEST_TARGET = 15 * 1024;

type Supply = (form: Form, isFresh: boolean) => Promise<Subject>;
type Job = { form: Form; kind: Kind; seed: number; supply: Supply; send: Send };

const createSupply = (world: World): Supply => {
  const waiting = new Map<Stage, { subject: Subject; uses: number }>();
  return async (form, isFresh) => {
    const stage = stageOf(form);
    const known = waiting.get(stage);
    const most = isFresh && form.method !== "GET" ? 1 : MOST_USES * (form.method === "GET" ? 10 : 1);
    if (known !== undefined && known.uses < most) {
      known.uses += 1;
      return known.subject;
    }
    const subject = await world.newSubject(stage);
    waiting.set(stage, { subject, uses: 1 });
    return subject;
  };
};

const one = async (world: World, report: FuzzReport, { form, kind, seed, supply, send }: Job): Promise<void> => {
  const draw = <T>(arbitrary: fc.Arbitrary<T>): T => fc.sample(arbitrary, { seed, numRuns: 1 })[0] as T;
  const subject = await supply(form, kind === "valid" && seed % 5 === 0);
  const isForeign = kind === "valid" && seed % 29 === 0;
  const hints = { of: hintsOf(world, isForeign ? world.foreign : subject, form), isStrict: kind === "mutated" };
  const drawn = madeToFit(form, draw(validRequest(form, hints)), subject.returnId);
  const { sent, what, field } = asSent(form, kind, drawn, seed, draw);
  const answer = await send(form, sent, subject.tenant.apiKey);
  const tally = report.tallies.get(form.name) ?? { sent: 0, valid: 0, done: 0, slowestMs: 0, byStatus: {} };
  report.tallies.set(form.name, tally);
  report.total += 1;
  tally.sent += 1;
  tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
  const cell = `${kind} ${answer.status}`;
  tally.byStatus[cell] = (tally.byStatus[cell] ?? 0) + 1;
  if (kind === "valid" && !isForeign) {
    tally.valid += 1;
    if (isDone(answer)) tally.done += 1;
  }
  const add = (fault: string) => report.faults.push({ form: form.name, kind, what, fault, seed, sent, answer });
  const fault = faultOf(form, answer, kind === "junk" || sent.target.length > LONGEST_TARGET);
  if (fault !== "") add(fault);
  if (kind === "mutated" && field !== null) {
    const wrong = refusalFault(answer, field);
    if (wrong !== "") add(wrong);
  }
};

const FILE = '{"order_number":"1"}\n';

const asSent = (form: Form, kind: Kind, drawn: Drawn, seed: number, draw: <T>(arbitrary: fc.Arbitrary<T>) => T) => {
  if (kind === "junk") return { sent: draw(junk(form)), what: "junk", field: null };
  const mutations = kind === "mutated" ? mutationsOf(form, drawn) : [];
  const mutation = mutations[(seed * 7919) % Math.max(1, mutations.length)];
  if (mutation === undefined) return { sent: toSent(form, drawn, FILE), what: "valid", field: null };
  const sent = toSent(form, mutation.drawn, FILE);
  const { what, field, repeated } = mutation;
  const again = repeated === undefined ? "" : `{${JSON.stringify(repeated)}:null,`;
  return { sent: again === "" ? sent : { ...sent, body: `${again}${sent.body?.slice(1)}` }, what, field };
};

/** An invalid request is rejected as such, and its error names the field. */
const refusalFault = ({ status, text }: Answer, field: string): string => {
  if (status !== 400) return `accepted what is invalid: ${status}`;
  const { details } = JSON.parse(text) as { details: { field?: string }[] };
  const isNamed = details.some((detail) => detail.field === field || detail.field?.match(/^[^.[]+/)?.[0] === field);
  return isNamed ? "" : "refused without naming the field";
};
