/** A native dialog's styles: the browser traps the focus, closes it with Esc and restores the focus. */
export const DIALOG =
  "m-auto w-[min(460px,calc(100vw-32px))] rounded-panel border border-rule bg-raised px-6 pt-5 pb-6 text-ink shadow-float backdrop:bg-[rgb(15_19_23/0.4)] max-md:px-4 max-md:pt-4 max-md:pb-5";
