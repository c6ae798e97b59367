import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/server/auth/next-auth";
import { signInByClaims } from "@/server/auth/sign-in-by-claims";

type RouteContext = { params: Promise<{ nextauth: string[] }> };

const handle = (request: NextRequest, context: RouteContext): Promise<Response> =>
  NextAuth(request, context, authOptions(signInByClaims));

export { handle as GET, handle as POST };
