import { playHistories } from "./play-histories";

playHistories(2);
