/** What each answer of DNS means for a sender, and what to do. */
export const DNS_HINTS = {
  spf: {
    FOUND: "found. Make sure that it includes your mail provider.",
    MISSING: "missing. Add the TXT record that your mail provider names, beginning with v=spf1.",
    NO_ANSWER: "could not be looked up.",
  },
  dmarc: {
    FOUND: "found.",
    MISSING: "missing. Add a TXT record at _dmarc, for example v=DMARC1; p=none.",
    NO_ANSWER: "could not be looked up.",
  },
} as const;

export const DKIM_WORDS = {
  FOUND: "DNS has the record.",
  MISSING: "DNS does not have the record yet.",
  DIFFERENT: "DNS has another key under this name. Replace it, or choose another selector in the settings.",
  NO_ANSWER: "The record could not be looked up.",
} as const;
