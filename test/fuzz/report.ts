import type { Fault } from "./fuzz";

/** One failure per line: enough to send it again. */
export const tellFault = ({ form, kind, what, fault, seed, sent, answer }: Fault): string => {
  const body = sent.body === undefined ? "" : ` ${sent.body.slice(0, 400)}`;
  return `${form} (${kind}, ${what}, seed ${seed}): ${fault}\n    ${sent.target.slice(0, 300)}${body}\n    ${answer.text.slice(0, 400)}`;
};
