"use client";

/** One section may break; the menu with the others stays. */
export { default } from "../error";
