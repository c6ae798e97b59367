import { Blank } from "../returns/blank-list";

/** The role may not see this page; whoever typed its address learns why. */
export function Refused() {
  return (
    <Blank title="Your role can’t open this page" isWholePage>
      <p>Ask an owner or admin to change your role.</p>
    </Blank>
  );
}
