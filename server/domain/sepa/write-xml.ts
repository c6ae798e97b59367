export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly XmlElement[];
};

export const element = (
  name: string,
  content: XmlElement["content"],
  attributes: XmlElement["attributes"] = {},
): XmlElement => ({ name, content, attributes });

/** Writes an XML document in UTF-8, one element per line. Names are ours; text and attribute values are escaped. */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, "")}`;

const write = ({ name, attributes, content }: XmlElement, indent: string): string => {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${given.join("")}>`;
  if (typeof content === "string") return `${open}${escaped(content)}</${name}>\n`;
  return `${open}\n${content.map((child) => write(child, `${indent}  `)).join("")}${indent}</${name}>\n`;
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
