/** "2 of 5 orders, 40%": how often something of a customer's orders comes back. */
export const rateWords = ({ count, returned }: { count: number; returned: number }): string =>
  count === 0
    ? "Not known"
    : `${returned} of ${count === 1 ? "1 order" : `${count} orders`}, ${Math.round((100 * returned) / count)}%`;
