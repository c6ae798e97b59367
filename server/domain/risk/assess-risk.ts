import type { RiskFinding } from "./types";

/** What the merchant's own data says about the shopper, over the last year. Amounts in minor units. */
export type RiskFacts = {
  /** Earlier returns by the same person, as far as identity marks show; canceled ones don't count. */
  earlier: EarlierReturn[];
  /** Orders of this email address, this one included. */
  orders: { count: number; valueMinor: number };
  /** What was paid for the pieces of this return. */
  returnValueMinor: number;
  /** Other email addresses that share a phone number, an address or a bank account with this return. */
  linkedEmails: number;
  /** The weight in grams on the label, and the weight measured by the carrier; null if one is unknown. */
  weight: { expectedGrams: number; measuredGrams: number } | null;
  /** RFC 3339. */
  at: string;
};

export type EarlierReturn = {
  startedAt: string;
  valueMinor: number;
  units: number;
  missingUnits: number;
};

export const MOST_POINTS = 100;

const DAY_MS = 86_400_000;
/** Occasional returns are normal; each one beyond this adds to the score. */
const USUAL_RETURNS_PER_QUARTER = 3;
const POINTS_PER_RETURN = 5;
const MOST_FOR_FREQUENCY = 25;
/** With fewer orders, a share means nothing. */
const FEWEST_ORDERS = 3;
const USUAL_SHARE_PERCENT = 60;
const MOST_FOR_CONCENTRATION = 20;
const POINTS_PER_LINK = 15;
const MOST_FOR_LINKS = 30;
const POINTS_PER_MISSING = 12;
const MOST_FOR_MISSING = 36;
/** Packaging is never as heavy as shops state, but a third less than the goods is suspicious. */
const LIGHT_PERCENT = 30;
const LIGHT_GRAMS = 200;
const POINTS_FOR_WEIGHT = 35;
const BURST_DAYS = 7;
const BURST_RETURNS = 2;
const POINTS_FOR_BURST = 15;

/**
 * Computes a score from 0 to 100 with its reasons, from the merchant's own data alone; the same facts give the same
 * score. It declines nothing: rules of the policy decide what follows (domain, section 3).
 */
export const assessRisk = (facts: RiskFacts): { score: number; findings: RiskFinding[] } => {
  const findings = [
    frequency(facts),
    concentration(facts),
    linked(facts),
    serialMissing(facts),
    lightParcel(facts),
    burst(facts),
  ].filter((finding) => finding !== null);
  const points = findings.reduce((sum, finding) => sum + finding.points, 0);
  return { score: Math.min(MOST_POINTS, points), findings };
};

const within = ({ earlier, at }: RiskFacts, days: number): EarlierReturn[] =>
  earlier.filter(({ startedAt }) => Date.parse(at) - Date.parse(startedAt) <= days * DAY_MS);

const frequency = (facts: RiskFacts): RiskFinding | null => {
  const returns = within(facts, 90).length;
  const beyond = returns - USUAL_RETURNS_PER_QUARTER;
  if (beyond <= 0) return null;
  return {
    signal: "FREQUENCY",
    points: Math.min(MOST_FOR_FREQUENCY, beyond * POINTS_PER_RETURN),
    facts: { returns, days: 90 },
  };
};

/** How much of a year's purchases is returned, including this return. */
const concentration = ({ earlier, orders, returnValueMinor }: RiskFacts): RiskFinding | null => {
  if (orders.count < FEWEST_ORDERS || orders.valueMinor <= 0) return null;
  const returnedMinor = earlier.reduce((sum, { valueMinor }) => sum + valueMinor, returnValueMinor);
  const percent = Math.floor((returnedMinor * 100) / orders.valueMinor);
  if (percent <= USUAL_SHARE_PERCENT) return null;
  return {
    signal: "VALUE_CONCENTRATION",
    points: Math.min(MOST_FOR_CONCENTRATION, Math.ceil((percent - USUAL_SHARE_PERCENT) / 2)),
    facts: { percent, orders: orders.count },
  };
};

const linked = ({ linkedEmails }: RiskFacts): RiskFinding | null =>
  linkedEmails === 0
    ? null
    : {
        signal: "LINKED_IDENTITIES",
        points: Math.min(MOST_FOR_LINKS, linkedEmails * POINTS_PER_LINK),
        facts: { others: linkedEmails },
      };

/** Once is an accident; repeatedly empty parcels are not. */
const serialMissing = ({ earlier }: RiskFacts): RiskFinding | null => {
  const affected = earlier.filter(({ missingUnits }) => missingUnits > 0);
  const units = affected.reduce((sum, { missingUnits }) => sum + missingUnits, 0);
  if (affected.length < 2) return null;
  return {
    signal: "SERIAL_MISSING",
    points: Math.min(MOST_FOR_MISSING, units * POINTS_PER_MISSING),
    facts: { returns: affected.length, units },
  };
};

const lightParcel = ({ weight }: RiskFacts): RiskFinding | null => {
  if (weight === null || weight.expectedGrams <= 0) return null;
  const { expectedGrams, measuredGrams } = weight;
  const lacking = expectedGrams - measuredGrams;
  if (lacking < LIGHT_GRAMS || lacking * 100 < expectedGrams * LIGHT_PERCENT) return null;
  return { signal: "WEIGHT_MISMATCH", points: POINTS_FOR_WEIGHT, facts: { expectedGrams, measuredGrams } };
};

const burst = (facts: RiskFacts): RiskFinding | null => {
  const returns = within(facts, BURST_DAYS).length;
  if (returns < BURST_RETURNS) return null;
  return { signal: "TIME_PATTERN", points: POINTS_FOR_BURST, facts: { returns: returns + 1, days: BURST_DAYS } };
};
