/** Where this browser keeps what it remembers of lessons. */
export const KEY = 'guide';
