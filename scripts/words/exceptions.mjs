/**
 * Where a refused word is right, and why. An exception that nothing needs is an error.
 * @type {readonly { path: RegExp, word: RegExp, why: string }[]}
 */
const EXCEPTIONS = [
  {
    path: /^server\/integrations\//,
    word: /cancelled|mailbox|centre/i,
    why: "names and answers of other services",
  },
  {
    path: /^docs\/guides\/(?:easypost|sendcloud)\.md$/,
    word: /cancelled|centre/i,
    why: "statuses as these services spell them",
  },
  { path: /^e2e\/portal-languages\.spec\.ts$/, word: /e-mail/i, why: "French" },
  { path: /^contract\/vocabulary\/order-file\/shopify\.ts$/, word: /cancelled/i, why: "a column of Shopify's export" },
];

const needed = new Set();

export const isAllowed = ({ path, found }) => {
  const exception = EXCEPTIONS.find((one) => one.path.test(path) && one.word.test(found));
  if (exception !== undefined) needed.add(exception);
  return exception !== undefined;
};

/** Returns exceptions that the last check didn't need. */
export const unusedExceptions = () => EXCEPTIONS.filter((one) => !needed.has(one)).map((one) => String(one.path));
