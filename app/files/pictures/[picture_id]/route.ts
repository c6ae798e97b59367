import { otherMethods } from "@/server/http/other-methods";
import { servePicture } from "@/server/http/serve-picture";

export const GET = servePicture;
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
