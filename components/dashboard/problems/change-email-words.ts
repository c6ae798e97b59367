const emails = (count: number): string => (count === 1 ? "1 email" : `${count.toLocaleString("en")} emails`);

/** What a change of address does, before it is made; `failed`: emails that could not be sent. */
export const changeEmailEffect = (failed: number): string =>
  `${failed === 0 ? "" : `We'll send ${emails(failed)} that failed to the new address. `}Only this return changes. To change the order, edit it in your shop.`;

/** What came of it. */
export const changedEmailWords = (resent: number): string =>
  resent === 0 ? "Email changed." : `Email changed. Sending ${emails(resent)} again.`;
