/** Names of columns and of members of the domain values. */

const memberNames = new Map<string, string>();

/** `created_at` → `createdAt`; needed for every result, so it is cached. */
export const camelCase = (name: string): string => {
  let camel = memberNames.get(name);
  if (camel === undefined) {
    camel = name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    memberNames.set(name, camel);
  }
  return camel;
};

export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
