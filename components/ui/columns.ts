/** Two equal parts side by side. */
export const HALVES = "mt-8 gap-10 grid *:mt-0 *:min-w-0 desk:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]";

/** A document with a margin column; the margin moves below when there is less space. */
export const COLUMNS =
  "mt-8 gap-y-4 gap-x-10 grid-cols-[minmax(0,1fr)_352px] items-start grid grid-rows-[auto_1fr] *:first:row-[1/3] *:first:min-w-0 max-desk:gap-8 max-desk:grid-cols-1 max-desk:*:first:[grid-area:auto]";

/** A form with its result beside it. */
export const BESIDE_PREVIEW =
  "gap-10 grid-cols-[minmax(0,1fr)_minmax(0,460px)] items-start grid **:data-block:grid-cols-1 max-[1200px]:grid-cols-1";

/** A summary of figures, beside their details. */
export const FIGURE_COLUMNS =
  "mt-8 gap-y-10 gap-x-8 grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start grid [&_section]:mt-0 max-lg:grid-cols-1";
