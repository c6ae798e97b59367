"use client";

/** An error affects one section only; the settings menu stays. */
export { default } from "../error";
