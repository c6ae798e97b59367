/** Something that is stopped until someone acts: marked as waiting, with its actions at the edge. */
export const STOPPED = "mb-4 rounded-control border border-hold";

export const STOPPED_HEAD = "rounded-t-[5px] border-b border-hold bg-hold-soft px-4 py-2 font-semibold text-hold";
