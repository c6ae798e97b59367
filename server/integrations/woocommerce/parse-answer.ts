/** The start of the PHP notices that some shops print before the response. */
const NOTICE = /(Notice|Warning|Deprecated|Strict Standards)(<\/b>)?\s*:/;

/**
 * Parses the JSON of a response; undefined if there is none. Skips PHP notices before it, because shops that print them
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
