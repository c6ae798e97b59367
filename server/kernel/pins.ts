/** How many digits a PIN has: four, so that it is typed in four keys. */
export const PIN_DIGITS = 4;

/** Whether it has the form of a PIN, and is none of those that everybody tries first. */
export const isPin = (pin: string): boolean => {
  if (!/^\d+$/.test(pin) || pin.length !== PIN_DIGITS) return false;
  const steps = new Set(Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index])));
  const [step = 2] = steps;
  return steps.size > 1 || Math.abs(step) > 1;
};
