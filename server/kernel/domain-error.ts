/**
 * A refusal of the domain: a rule was broken by what was asked, not by the machine.
 * `reason` is stable and UPPER_SNAKE, `facts` carries the figures that explain it (amounts in minor units);
 * services translate it into a Problem, so the text stays free of transport words.
 */
export class DomainError extends Error {
  readonly reason: string;
  readonly facts: DomainFacts;

  constructor(refusal: { reason: string; message: string; facts?: DomainFacts }) {
    super(refusal.message);
    this.name = "DomainError";
    this.reason = refusal.reason;
    this.facts = refusal.facts ?? {};
  }
}

export type DomainFacts = Readonly<Record<string, string | number | boolean | null>>;
