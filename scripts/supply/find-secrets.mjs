/** Credentials that nobody should commit, by the forms that their issuers have given them. */
const FORMS = [
  ["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ["an AWS access key", /\bAKIA[0-9A-Z]{16}\b/],
  ["a Stripe key", /\b[rs]k_(?:live|test)_[0-9A-Za-z]{16,}/],
  ["a signing secret of webhooks", /\bwhsec_[0-9A-Za-z+/=]{24,}/],
  ["a Shopify token", /\bshp(?:at|ss|ca|pa)_[0-9a-fA-F]{32}\b/],
  ["an EasyPost key", /\bEZ[AT]K[0-9a-f]{20,}/],
  ["a SendGrid key", /\bSG\.[\w-]{16,}\.[\w-]{16,}/],
  ["a GitHub token", /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{50,})/],
  ["a GitLab token", /\bglpat-[\w-]{20,}/],
  ["an npm token", /\bnpm_[0-9A-Za-z]{36}\b/],
  ["a Slack token", /\bxox[abprs]-[0-9A-Za-z-]{10,}/],
  ["a Google key", /\bAIza[\w-]{35}\b/],
  ["a Homeward key", /\bsvc_(?:live|test)_[0-9A-Za-z]{24,}/],
  [
    "a password in an address",
    /\b(?:postgres(?:ql)?|smtps?|https?|redis):\/\/[^\s:/@"'`$<]+:[^\s:/@"'`$<…]{12,}@(?!localhost|127\.)/,
  ],
];

/** Published by their issuers as examples, or made up for a test. */
const EXAMPLES = [
  "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  "whsec_93d2a1c46e8b4f0f8a52b1d7m3x5",
  "sk_test_4eC39HqLyjWDarjtT1zdp7dc",
];

/**
 * Returns a line for each credential in a text: where and what, never the credential itself.
 * @param {string} path
 * @param {string} text
 */
export function findSecrets(path, text) {
  return FORMS.flatMap(([name, form]) =>
    Array.from(text.matchAll(new RegExp(form, "g")))
      .filter(([found]) => !EXAMPLES.includes(found))
      .map(({ index }) => `${path}:${text.slice(0, index).split("\n").length}: this looks like ${name}`),
  );
}
