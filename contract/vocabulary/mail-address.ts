/** One address and nothing else: no list, no name, no line break. */
export const isAddress = (text: string): boolean => /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/.test(text);
