import { Blank } from "../returns/blank-list";

/** The role may not see this page; whoever typed its address learns why. */
export function Refused() {
  return (
    <Blank title="Your role does not include this page" isWholePage>
      <p>An owner or admin of the store can give you another role.</p>
    </Blank>
  );
}
