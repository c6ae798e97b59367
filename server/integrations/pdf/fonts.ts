import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { create } from "@cantoo/fontkit";

/** Semi-bold for names, regular for other text, mono for everything that a machine or a phone call reads. */
export const FONT_STYLES = ["regular", "bold", "mono"] as const;
export type FontStyle = (typeof FONT_STYLES)[number];

/** One font file: its bytes and the code points it can draw. */
export type FontPart = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly codePoints: ReadonlySet<number>;
};

/** The files per style in order of preference; the first that contains a character draws it. */
export type PdfFonts = Readonly<Record<FontStyle, readonly FontPart[]>>;

const SANS_ALPHABETS = ["latin", "latin-ext", "greek", "cyrillic", "cyrillic-ext", "vietnamese"] as const;
// Plex Mono has no Greek, Arabic or Hebrew; the semi-bold sans is used instead.
const MONO_ALPHABETS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "vietnamese"] as const;

/** Scripts with a package of their own. */
const SANS_PACKAGES = ["arabic", "hebrew"] as const;

const sansFiles = (weight: number) => [
  ...SANS_ALPHABETS.map((alphabet) => `ibm-plex-sans/files/ibm-plex-sans-${alphabet}-${weight}-normal`),
  ...SANS_PACKAGES.map((name) => `ibm-plex-sans-${name}/files/ibm-plex-sans-${name}-${name}-${weight}-normal`),
];
const monoFiles = (weight: number) =>
  MONO_ALPHABETS.map((alphabet) => `ibm-plex-mono/files/ibm-plex-mono-${alphabet}-${weight}-normal`);

const FILES: Readonly<Record<FontStyle, readonly string[]>> = {
  regular: sansFiles(400),
  bold: sansFiles(600),
  mono: [...monoFiles(600), ...sansFiles(600)],
};

let loaded: Promise<PdfFonts> | null = null;

/** Loads IBM Plex from its npm packages, once per process. Throws when the packages are not installed. */
export const loadPdfFonts = (): Promise<PdfFonts> => {
  loaded ??= load().catch((error) => {
    // Drop the failure so that the next label tries again.
    loaded = null;
    throw error;
  });
  return loaded;
};

const load = async (): Promise<PdfFonts> => {
  const packages = await findPackages(process.cwd());
  const parts = new Map<string, Promise<FontPart>>();
  const partOf = (file: string) => {
    const part = parts.get(file) ?? loadPart(packages, file);
    parts.set(file, part);
    return part;
  };
  const chain = (style: FontStyle) => Promise.all(FILES[style].map(partOf));
  return { regular: await chain("regular"), bold: await chain("bold"), mono: await chain("mono") };
};

const loadPart = async (packages: string, file: string): Promise<FontPart> => {
  const name = basename(file);
  const bytes = await readFile(join(packages, `${file}.woff`));
  const font = create(bytes);
  if (!("characterSet" in font)) throw new Error(`${name} is a collection, not a font.`);
  return { name, bytes, codePoints: new Set(font.characterSet) };
};

/**
 * Finds the folder of the font packages, upward from the working folder. A built server may run in a subfolder of the
 * checkout, and bundlers rewrite `import.meta`, so neither is reliable.
 */
const findPackages = async (start: string): Promise<string> => {
  for (let folder = start; ; folder = dirname(folder)) {
    const packages = join(folder, "node_modules", "@fontsource");
    const probe = join(packages, "ibm-plex-sans", "files", "ibm-plex-sans-latin-400-normal.woff");
    const isThere = await readFile(probe).then(
      () => true,
      () => false,
    );
    if (isThere) return packages;
    if (dirname(folder) === folder) throw new Error("The package @fontsource/ibm-plex-sans is not installed.");
  }
};
