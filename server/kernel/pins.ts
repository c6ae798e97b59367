/** Number of digits of a PIN: four, for fast typing. */
export const PIN_DIGITS = 4;

/** Returns whether a text is a valid PIN and not one of the most common ones. */
export const isPin = (pin: string): boolean => {
  if (!/^\d+$/.test(pin) || pin.length !== PIN_DIGITS) return false;
  const steps = new Set(Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index])));
  const [step = 2] = steps;
  return steps.size > 1 || Math.abs(step) > 1;
};
