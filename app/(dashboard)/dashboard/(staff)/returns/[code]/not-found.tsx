import Link from "next/link";
import { Blank } from "@/components/dashboard/returns/blank-list";

export default function ReturnNotFound() {
  return (
    <Blank title="There is no such return" isWholePage>
      <p>The code may have a typing error: it has eight letters and digits after RT, without 0, O, 1 and I.</p>
      <Link className="button" href="/dashboard/returns">
        To the returns
      </Link>
    </Blank>
  );
}
