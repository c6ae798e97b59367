type LinkMail = { email: string; orderName: string; storeName: string; url: string; day: string };

/** The address of a mail to be written (RFC 6068): to the shopper, with the link in it. */
export const linkMail = ({ email, orderName, storeName, url, day }: LinkMail): string => {
  const subject = `${storeName}: return of your order ${orderName}`;
  const body = `You can return items from your order ${orderName} until ${day}:\r\n\r\n${url}\r\n\r\n${storeName}\r\n`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};
