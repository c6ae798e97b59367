/**
 * A violated business rule, not a technical failure. `reason` is stable and UPPER_SNAKE; `facts` has the figures that
 * explain it (amounts in minor units). Services translate it into a Problem, so its text contains no transport terms.
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
