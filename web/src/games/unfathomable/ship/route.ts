// The marks of the voyage.
export const GOAL = 12;
export const AWAKENING = 6;
