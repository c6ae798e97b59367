/** Names each part of the one page that was shown: what was not shown is not missing, it comes next. */
export const SECTION_FIELD = "section";
export const OUTCOME_SECTION = "outcome";
export const SEND_SECTION = "send";
export const CHECK_SECTION = "check";
