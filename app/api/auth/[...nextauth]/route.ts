import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/server/auth/next-auth";

type RouteContext = { params: Promise<{ nextauth: string[] }> };

const handle = (request: NextRequest, context: RouteContext): Promise<Response> =>
  NextAuth(request as never, context as never, authOptions());

export { handle as GET, handle as POST };
