/** Why an item stays: the published numbers in words, where the service gives no sentence of its own. */
export function ruleInWords(code: number | null, sentence: string | null): string {
  if (sentence) return sentence;
  switch (code) {
    case 2:
      return "Already returned.";
    case 3:
      return "The store does not take this item back.";
    case 4:
      return "Not delivered yet.";
    case 5:
      return "The time to return it is over.";
    default:
      return "This item cannot go back.";
  }
}
