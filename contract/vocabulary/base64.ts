/** The rule for a file in a JSON body. */
export const BASE64_RULE = "must be base64 of the file's bytes, padded, without a data: prefix";

/** Some encoders insert line breaks. */
export const withoutLineBreaks = (content: string): string => content.replaceAll(/[\r\n]/g, "");

export const isBase64 = (content: string): boolean => {
  const text = withoutLineBreaks(content);
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
};
