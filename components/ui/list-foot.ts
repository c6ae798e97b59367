/** What stands below a list; in sight while rows scroll, unless something is selected. */
export const LIST_FOOT =
  "mt-auto py-1 px-pad bottom-0 border-t border-line gap-4 bg-surface text-ink-2 text-small min-h-11 items-center sticky z-4 flex [[data-selection]~&]:mt-0 [[data-selection]~&]:static max-md:static";
