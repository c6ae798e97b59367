/** How PHP begins what it prints before the answer, when a shop shows its notices. */
const NOTICE = /(Notice|Warning|Deprecated|Strict Standards)(<\/b>)?\s*:/;

/**
 * The JSON of an answer; undefined where there is none. Notices of PHP before it are passed over: shops that show them
 * work otherwise.
 */
export const parseAnswer = (text: string): unknown => {
  const whole = parse(text.replace(/^\uFEFF/, ""));
  if (whole !== undefined || !NOTICE.test(text.slice(0, 4_096))) return whole;
  for (const match of text.matchAll(/(?:^|[\n>])\s*(?=[[{]["{\]}])/g)) {
    const rest = parse(text.slice(match.index + match[0].length));
    if (rest !== undefined) return rest;
  }
  return undefined;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
