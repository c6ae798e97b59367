import { Blank } from "@/components/dashboard/returns/blank-list";
import { ButtonLink } from "@/components/ui/button";

export default function ReturnNotFound() {
  return (
    <Blank title="There is no such return" isWholePage>
      <p>The code may have a typing error: it has eight letters and digits after RT, without 0, O, 1 and I.</p>
      <ButtonLink href="/dashboard/returns">To the returns</ButtonLink>
    </Blank>
  );
}
