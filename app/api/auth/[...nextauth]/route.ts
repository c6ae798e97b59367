import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/server/auth/next-auth";
import { signInByClaims } from "@/server/auth/sign-in-by-claims";

const handle = (request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> =>
  NextAuth(request, context, authOptions(signInByClaims));

export { handle as GET, handle as POST };
