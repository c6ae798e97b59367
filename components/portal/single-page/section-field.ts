/** Names each section that was shown: one that wasn't isn't missing, it comes next. */
export const SECTION_FIELD = "section";
export const OUTCOME_SECTION = "outcome";
export const SEND_SECTION = "send";
export const CHECK_SECTION = "check";
