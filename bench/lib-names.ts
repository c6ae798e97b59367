/** Invented names: enough that two returns in a hundred thousand rarely share both. */
const words = (text: string): string[] => text.trim().split(/\s+/);

export const FIRST_NAMES = words(`
  Anna Ben Clara David Elif Felix Greta Hugo Ida Jan Karla Leo Mia Noah Olga Paul Rosa Sami Tara Uwe Vera Willem Yara Zoe Anton Bruno
  Carla Dora Emil Frida Gustav Helene Igor Jule Kurt Lena Max Nora Oskar Pia Ralf Sofie Tim Ulla Viktor Wanda Xaver Yusuf Zita Alma Bela`);

const STEMS = words(`
  Ahl Bach Berg Birk Blum Born Brand Brink Dorn Eich Fels Feld Fisch Frei Gold Grab Grün Hag Hain Hart Heid Herz Hirsch Hoff
  Holz Horn Jung Kalt Kern Kirch Klein Knorr Koch Korn Kraft Lang Laub Lind Loh Mark Mohr Mühl Neu Oster Pfeif Reb Ring Rosen
  Roth Sand Schön Schwarz Seid Silber Sommer Stahl Stein Strauch Tann Thal Ufer Vogel Wald Weid Weiß Wind Winter Wolf Zahn Zell Zorn`);
const ENDS = words("mann bauer hofer ner meier huber kamp stedt horst wig bruch sen");

export const LAST_NAMES = STEMS.flatMap((stem) => ENDS.map((end) => `${stem}${end}`));
