const FEWEST_DIGITS = 4;
const MOST_DIGITS = 8;

/** Why a PIN cannot be one; null for one that can. What everybody tries first is none. */
export const pinProblem = (pin: string): string | null => {
  if (!/^\d+$/.test(pin) || pin.length < FEWEST_DIGITS || pin.length > MOST_DIGITS)
    return `must have ${FEWEST_DIGITS} to ${MOST_DIGITS} digits`;
  const steps = new Set(Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index])));
  const [step = 2] = steps;
  return steps.size === 1 && Math.abs(step) <= 1 ? "must not be one digit repeated, nor digits in a row" : null;
};
